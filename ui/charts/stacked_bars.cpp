#include "ui/charts/stacked_bars.h"

#include <QBarSet>
#include <QChart>
#include <QCursor>
#include <QEvent>
#include <QLabel>
#include <QResizeEvent>
#include <QStackedBarSeries>
#include <QToolTip>
#include <QVBoxLayout>
#include <QValueAxis>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/charts/labelled_chart_view.h"
#include "ui/strings/strings.h"
#include "ui/strings/table_strings.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr std::array<Outcome, 3> stackedFromBelow{Outcome::Win, Outcome::Draw, Outcome::Loss};
}

StackedBars::StackedBars(QWidget* parent) : QWidget(parent) {
  m_title = new Label(this);
  m_axisName = new Label(this);  // Qt Charts elides a title that is longer than its axis
  m_axisName->setAlignment(Qt::AlignHCenter);
  m_axisName->setProperty("muted", true);
  m_axisName->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  buildChart();
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addWidget(m_title);
  column->addWidget(m_view, 1);
  column->addWidget(m_axisName);
  setMinimumSize(170, 150);
  connect(&Theme::instance(), &Theme::changed, this, &StackedBars::restyle);
  restyle();
  refill();
}

void StackedBars::buildChart() {
  m_chart = new QChart;
  m_series = new QStackedBarSeries(m_chart);
  m_series->setBarWidth(0.86);
  for (const Outcome outcome : stackedFromBelow) {
    auto* bars = new QBarSet(QString());
    m_bars[static_cast<std::size_t>(outcome)] = bars;
    m_series->append(bars);
    connectBars(bars, outcome);
  }
  m_chart->addSeries(m_series);
  m_keyAxis = new QValueAxis(m_chart);
  m_keyAxis->setLabelFormat(QStringLiteral("%d"));
  m_keyAxis->setGridLineVisible(false);
  m_countAxis = new QValueAxis(m_chart);
  m_chart->addAxis(m_keyAxis, Qt::AlignBottom);
  m_chart->addAxis(m_countAxis, Qt::AlignLeft);
  m_series->attachAxis(m_keyAxis);
  m_series->attachAxis(m_countAxis);
  m_view = new LabelledChartView(m_chart, this);
}

void StackedBars::connectBars(QBarSet* bars, Outcome outcome) {
  connect(bars, &QBarSet::clicked, this, [this, outcome](int mover) { emit barActivated(mover, outcome); });
  connect(bars, &QBarSet::hovered, this, [this, outcome](bool inside, int mover) {
    const QString text = inside ? barText(mover, outcome) : QString();
    m_view->viewport()->setCursor(inside ? Qt::PointingHandCursor : Qt::ArrowCursor);
    QToolTip::showText(QCursor::pos(), text, m_view);
    emit barPointed(text);
  });
}

void StackedBars::setTable(AggregateTablePtr table) {
  m_table = std::move(table);
  m_cells = m_table ? usedCells(*m_table) : CellRange();
  refill();
}

void StackedBars::setMeasure(Measure measure) {
  m_measure = measure;
  refill();
}

std::array<std::uint64_t, 3> StackedBars::column(int mover) const {
  std::array<std::uint64_t, 3> sums{};
  if (!m_table || mover < 0 || mover > m_table->key.maxMover) return sums;
  for (const Outcome outcome : stackedFromBelow)
    for (int opponent = 0; opponent <= m_table->key.maxOpponent; ++opponent)
      sums[static_cast<std::size_t>(outcome)] += m_table->at(outcome, opponent, mover);
  return sums;
}

QString StackedBars::barText(int mover, Outcome outcome) const {
  if (!m_table) return QString();
  const auto sums = column(mover);
  const std::uint64_t total = sums[0] + sums[1] + sums[2];
  const std::uint64_t here = sums[static_cast<std::size_t>(outcome)];
  return tr("%1 · %2: %3 · %4 of %5 positions (%6)", "outcome · axis: value · counts (share)")
      .arg(outcomeName(outcome), aggregateAxisName(m_table->gameId, m_table->key, true), QString::number(mover),
           countText(static_cast<double>(here)), countText(static_cast<double>(total)), shareText(here, total));
}

void StackedBars::refill() {
  m_title->setText(m_measure == Measure::Share ? tr("Share of outcomes") : tr("Number of positions"));
  m_axisName->setText(m_table ? aggregateAxisName(m_table->gameId, m_table->key, true) : QString());
  m_view->setAccessibleName(m_title->text());
  std::array<QList<qreal>, 3> values;
  double largest = 0;
  for (int mover = 0; m_table && mover <= m_cells.lastMover; ++mover) {
    const auto sums = column(mover);
    const auto total = static_cast<double>(sums[0] + sums[1] + sums[2]);
    largest = std::max(largest, total);
    const double scale = m_measure == Measure::Share ? 100.0 / std::max(total, 1.0) : 1.0;
    for (std::size_t i = 0; i < 3; ++i) values[i].append(static_cast<double>(sums[i]) * scale);
  }
  for (std::size_t i = 0; i < 3; ++i) {
    m_bars[i]->remove(0, m_bars[i]->count());
    m_bars[i]->append(values[i]);
  }
  spaceLabels();
  const bool shares = m_measure == Measure::Share;
  m_view->setVerticalLabels(m_countAxis, linearLabels(shares ? 100.0 : largest, shares));
}

void StackedBars::restyle() {
  const ColourPalette& palette = Theme::instance().palette();
  styleChart(m_chart, font());
  m_title->setFont(headingFont(font()));
  m_axisName->setFont(smallFont(font()));
  for (const Outcome outcome : stackedFromBelow) {
    QBarSet* bars = m_bars[static_cast<std::size_t>(outcome)];
    bars->setColor(palette.of(outcome));
    bars->setPen(QPen(palette.surface, 0.6));
    bars->setBorderColor(palette.surface);
  }
}

void StackedBars::spaceLabels() {
  if (m_cells.isEmpty()) return;
  setWholeNumbers(m_keyAxis, m_cells.firstMover - 0.5, m_cells.lastMover + 0.5,
                  axisStep(20, std::max(width() - 40, 100) / static_cast<double>(m_cells.columns())));
}

void StackedBars::resizeEvent(QResizeEvent* event) {
  // The heat maps beside it are square. Bars much higher than wide would look out of place.
  const int height = std::max(190, event->size().width() + 40);
  layout()->setContentsMargins(0, 0, 0, std::max(0, event->size().height() - height));
  QWidget::resizeEvent(event);
  spaceLabels();
}

void StackedBars::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) refill();
  if (event->type() == QEvent::FontChange) restyle();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui

#include "moc_stacked_bars.cpp"
