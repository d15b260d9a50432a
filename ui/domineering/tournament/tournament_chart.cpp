#include "ui/domineering/tournament/tournament_chart.h"

#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QLegend>
#include <QLineSeries>
#include <QVBoxLayout>
#include <QValueAxis>
#include <algorithm>

#include "ui/charts/chart_style.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/domineering/strings/outcome_strings.h"
#include "ui/strings/percent_sign.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

namespace {
constexpr std::uint64_t mostPoints = 1500;

/// Labels whole numbers from 0, one every `step`. The axis never has more ticks than the old and the new range need.
void setWholeNumbers(QValueAxis* axis, double last, int step) {
  if (axis->max() != last) {
    axis->setTickType(QValueAxis::TicksFixed);  // a few ticks, whatever the range
    axis->setRange(0, last);
  }
  axis->setTickAnchor(0);
  axis->setTickInterval(step);
  axis->setTickType(QValueAxis::TicksDynamic);
}
}  // namespace

TournamentChart::TournamentChart(QWidget* parent) : QWidget(parent) {
  m_chart = new QChart;
  m_gamesAxis = new QValueAxis(this);
  m_shareAxis = new QValueAxis(this);
  m_gamesAxis->setLabelFormat(QStringLiteral("%d"));
  m_shareAxis->setRange(0, 100);
  m_shareAxis->setTickCount(5);
  m_chart->addAxis(m_gamesAxis, Qt::AlignBottom);
  m_chart->addAxis(m_shareAxis, Qt::AlignLeft);
  for (QLineSeries*& line : m_lines) {
    line = new QLineSeries(this);
    m_chart->addSeries(line);
    line->attachAxis(m_gamesAxis);
    line->attachAxis(m_shareAxis);
  }
  m_view = new QChartView(m_chart, this);
  setUpChartView(m_view);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_view);
  setMinimumSize(300, 190);
  connect(&Theme::instance(), &Theme::changed, this, &TournamentChart::restyle);
  restyle();
}

void TournamentChart::restyle() {
  styleChart(m_chart, font());
  constexpr PositionClass classes[] = {PositionClass::FirstWins, PositionClass::Draw, PositionClass::SecondWins};
  for (std::size_t i = 0; i < m_lines.size(); ++i) {
    m_lines[i]->setName(className(classes[i]));
    // Lines also differ in style: draws are dashed, Horizontal is dotted.
    const Qt::PenStyle styles[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    m_lines[i]->setPen(QPen(classColour(classes[i]), 2.2, styles[i]));
  }
  m_chart->legend()->setVisible(true);
  m_chart->legend()->setAlignment(Qt::AlignTop);
  m_chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
  m_chart->legend()->setFont(smallFont(font()));
  m_chart->legend()->setLabelColor(Theme::instance().palette().textMuted);
  m_gamesAxis->setTitleText(tr("Games"));
  m_shareAxis->setLabelFormat(percentLabelFormat());
  m_view->setAccessibleName(tr("Score chart"));
}

void TournamentChart::showGames(const std::vector<domineering::MatchGame>& games, std::uint64_t planned) {
  if (games.size() < m_score.games || games.empty()) {
    m_score = {};
    for (QLineSeries* line : m_lines) line->clear();
  }
  m_every = std::max<std::uint64_t>(planned / mostPoints, 1);
  const auto last = static_cast<double>(std::max<std::uint64_t>(planned, 1));
  setWholeNumbers(m_gamesAxis, last, std::max(static_cast<int>(niceStep(last)), 1));
  while (m_score.games < games.size()) {
    m_score.add(games[static_cast<std::size_t>(m_score.games)]);
    if (m_score.games % m_every == 0 || m_score.games == planned) addPoint();
  }
}

void TournamentChart::addPoint() {
  const auto games = static_cast<double>(m_score.games);
  const std::uint64_t counts[] = {m_score.firstWins, m_score.draws, m_score.secondWins};
  for (std::size_t i = 0; i < m_lines.size(); ++i) m_lines[i]->append(games, 100.0 * static_cast<double>(counts[i]) / games);
}

void TournamentChart::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange) restyle();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui

#include "moc_tournament_chart.cpp"
