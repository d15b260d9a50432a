#include "ui/charts/distance_chart.h"

#include <QBarSet>
#include <QChart>
#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QStackedBarSeries>
#include <QToolTip>
#include <QVBoxLayout>
#include <QValueAxis>
#include <algorithm>
#include <cmath>

#include "ui/charts/chart_style.h"
#include "ui/charts/labelled_chart_view.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {

constexpr std::array<Outcome, 2> decided{Outcome::Win, Outcome::Loss};
}  // namespace

DistanceChart::DistanceChart(QWidget* parent) : QWidget(parent) {
  m_title = new Label(this);
  m_key = new Label(this);
  m_key->setTextFormat(Qt::RichText);
  buildChart();
  auto* heading = new QHBoxLayout;
  heading->addWidget(m_title);
  heading->addSpacing(14);
  heading->addWidget(m_key);
  heading->addStretch(1);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  column->addLayout(heading);
  column->addWidget(m_view, 1);
  setMinimumSize(240, 150);
  connect(&Theme::instance(), &Theme::changed, this, &DistanceChart::restyle);
  restyle();
  refill();
}

void DistanceChart::buildChart() {
  m_chart = new QChart;
  m_series = new QStackedBarSeries(m_chart);
  m_series->setBarWidth(0.84);
  for (const Outcome outcome : decided) {
    auto* bars = new QBarSet(QString());
    m_bars[static_cast<std::size_t>(outcome)] = bars;
    m_series->append(bars);
  }
  m_chart->addSeries(m_series);
  m_distanceAxis = new QValueAxis(m_chart);
  m_distanceAxis->setLabelFormat(QStringLiteral("%d"));
  m_distanceAxis->setGridLineVisible(false);
  m_heightAxis = new QValueAxis(m_chart);
  m_chart->addAxis(m_distanceAxis, Qt::AlignBottom);
  m_chart->addAxis(m_heightAxis, Qt::AlignLeft);
  m_series->attachAxis(m_distanceAxis);
  m_series->attachAxis(m_heightAxis);
  m_view = new LabelledChartView(m_chart, this);
  m_view->viewport()->installEventFilter(this);
}

std::optional<DistanceChart::Place> DistanceChart::placeAt(const QPointF& point) const {
  const QPointF inChart = m_chart->mapFromScene(m_view->mapToScene(point.toPoint()));
  if (!m_totals || !m_chart->plotArea().contains(inChart)) return std::nullopt;
  const QPointF value = m_chart->mapToValue(inChart, m_series);
  if (value.x() < -0.5) return std::nullopt;
  const auto distance = static_cast<std::uint32_t>(std::lround(value.x()));
  const std::uint64_t wins = count(Outcome::Win, distance);
  const std::uint64_t losses = count(Outcome::Loss, distance);
  if (wins + losses == 0) return std::nullopt;
  const bool win = losses == 0 || (wins > 0 && value.y() <= height(wins));  // wins are at the bottom
  return Place{distance, win ? Outcome::Win : Outcome::Loss};
}

QPoint DistanceChart::columnCentre(std::uint32_t distancePlies) const {
  const QPointF at = m_chart->mapToPosition(QPointF(distancePlies, 0), m_series);
  return m_view->mapTo(this, m_view->mapFromScene(m_chart->mapToScene(QPointF(at.x(), m_chart->plotArea().center().y()))));
}

void DistanceChart::point(const std::optional<Place>& place) {
  if (place == m_pointed) return;
  m_pointed = place;
  const QString text = place ? barText(place->distancePlies, place->outcome) : QString();
  m_view->viewport()->setCursor(place ? Qt::PointingHandCursor : Qt::ArrowCursor);
  QToolTip::showText(QCursor::pos(), text, m_view);
  emit barPointed(text);
}

bool DistanceChart::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseMove) point(placeAt(static_cast<QMouseEvent*>(event)->position()));
  if (event->type() == QEvent::Leave) point({});
  if (event->type() == QEvent::MouseButtonPress && static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) {
    if (const auto place = placeAt(static_cast<QMouseEvent*>(event)->position()))
      emit barActivated(place->distancePlies, place->outcome);
  }
  return QWidget::eventFilter(watched, event);
}

void DistanceChart::setTotals(TotalsPtr totals) {
  m_totals = std::move(totals);
  refill();
}

void DistanceChart::setMeasure(Measure measure) {
  m_measure = measure;
  refill();
}

void DistanceChart::setScale(Scale scale) {
  m_scale = scale;
  refill();
}

std::uint64_t DistanceChart::count(Outcome outcome, std::uint32_t distancePlies) const {
  if (!m_totals) return 0;
  const auto& distances = m_totals->distances[static_cast<std::size_t>(outcome)];
  const auto found = distances.find(distancePlies);
  return found == distances.end() ? 0 : found->second;
}

QString DistanceChart::barText(std::uint32_t distancePlies, Outcome outcome) const {
  if (!m_totals) return QString();
  const std::uint64_t here = count(outcome, distancePlies);
  return tr("%1 · %2 positions (%3 of all)", "value · count (share)")
      .arg(valueText({outcome, distancePlies}), countText(static_cast<double>(here)), shareText(here, m_totals->positions()));
}

double DistanceChart::height(std::uint64_t count) const {
  if (count == 0) return 0;
  if (m_scale == Scale::Logarithmic) return logarithmicHeight(static_cast<double>(count));
  if (m_measure == Measure::Share)
    return 100.0 * static_cast<double>(count) / static_cast<double>(std::max<std::uint64_t>(m_totals->positions(), 1));
  return static_cast<double>(count);
}

void DistanceChart::refill() {
  m_title->setText(tr("Positions by distance"));
  m_distanceAxis->setTitleText(tr("Plies to the end"));
  m_view->setAccessibleName(m_title->text());
  const std::uint32_t longest = longestPlies();
  QList<qreal> wins;
  QList<qreal> losses;
  double largest = 0;
  for (std::uint32_t distance = 0; m_totals && distance <= longest; ++distance) {
    const double won = height(count(Outcome::Win, distance));
    // The top of a column represents the whole column, even on a logarithmic axis.
    const double all = height(count(Outcome::Win, distance) + count(Outcome::Loss, distance));
    wins.append(won);
    losses.append(all - won);
    largest = std::max(largest, all);
  }
  for (const Outcome outcome : decided) {
    QBarSet* bars = m_bars[static_cast<std::size_t>(outcome)];
    bars->remove(0, bars->count());
    bars->append(outcome == Outcome::Win ? wins : losses);
  }
  spaceLabels();
  labelHeights(largest);
}

void DistanceChart::labelHeights(double largest) {
  const bool percent = m_measure == Measure::Share;
  const auto all = static_cast<double>(m_totals ? m_totals->positions() : 1);
  m_view->setVerticalLabels(m_heightAxis,
                            m_scale == Scale::Linear ? linearLabels(largest, percent) : logarithmicLabels(largest, all, percent));
}

std::uint32_t DistanceChart::longestPlies() const {
  return m_totals ? std::max(m_totals->longest(Outcome::Win), m_totals->longest(Outcome::Loss)) : 0;
}

void DistanceChart::spaceLabels() {
  const double last = longestPlies() + 0.7;
  setWholeNumbers(m_distanceAxis, -0.7, last, axisStep(28, std::max(width() - 50, 100) / (last + 0.7)));
}

void DistanceChart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  spaceLabels();
}

void DistanceChart::restyle() {
  const ColourPalette& palette = Theme::instance().palette();
  styleChart(m_chart, font());
  m_title->setFont(headingFont(font()));
  m_key->setFont(smallFont(font()));
  for (const Outcome outcome : decided) {
    QBarSet* bars = m_bars[static_cast<std::size_t>(outcome)];
    bars->setColor(palette.of(outcome));
    bars->setPen(Qt::NoPen);
  }
  const auto swatch = [&](Outcome outcome) {
    return QStringLiteral("<span style='color:%1'>■</span> %2")
        .arg(palette.of(outcome).name(), outcomeName(outcome).toHtmlEscaped());
  };
  m_key->setText(swatch(Outcome::Win) + QStringLiteral("&nbsp;&nbsp; ") + swatch(Outcome::Loss));
}

void DistanceChart::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    refill();
    restyle();
  }
  if (event->type() == QEvent::FontChange) restyle();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui

#include "moc_distance_chart.cpp"
