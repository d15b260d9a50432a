#include "ui/library/statistics_view.h"

#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QHeaderView>
#include <QLineSeries>
#include <QPen>
#include <QValueAxis>

#include "core/players/player.h"
#include "ui/charts/chart_style.h"
#include "ui/library/library_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

enum StatisticsColumn {
  GameColumn,
  OpponentColumn,
  GamesColumn,
  WonColumn,
  DrawnColumn,
  LostColumn,
  ScoreColumn,
  AccuracyColumn,
  ColumnCount
};
constexpr std::size_t meanOfGames = 10;
constexpr double scoreMargin = 4;  ///< margin in per cent, so that points at 0 and 100 % are completely visible
constexpr int minChartHeight = 220;
constexpr std::size_t fewestShown = 3;  ///< minimum number of games for a graph
constexpr int rowPaddingPx = 12;
constexpr double linePx = 2;

StatisticsView::StatisticsView(QWidget* parent) : QWidget(parent) {
  m_table->setColumnCount(ColumnCount);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->verticalHeader()->hide();
  setUpNumberTable(*m_table, font());
  m_columns = new FittedColumns(m_table, {GameColumn, OpponentColumn}, {DrawnColumn, GamesColumn, AccuracyColumn});
  m_columns->stretchColumns();
  m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + rowPaddingPx);
  for (QLabel* label : {m_summary, m_leftOut}) {
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
  }
  connect(m_empty->button(), &QPushButton::clicked, this, &StatisticsView::playWanted);
  buildChart();
  auto* column = new QVBoxLayout(this);
  addWidgets(column, {m_empty, m_summary, m_table, m_leftOut});
  column->addWidget(m_view, 1);
  column->addStretch(0);
  connect(&Theme::instance(), &Theme::changed, this, &StatisticsView::restyle);
  retranslate();
}

void StatisticsView::buildChart() {
  m_chart = new QChart;
  m_series = new QLineSeries(m_chart);
  m_gameAxis = new QValueAxis(m_chart);
  m_scoreAxis = new QValueAxis(m_chart);
  m_chart->legend()->hide();
  m_chart->addSeries(m_series);
  m_chart->addAxis(m_gameAxis, Qt::AlignBottom);
  m_chart->addAxis(m_scoreAxis, Qt::AlignLeft);
  m_series->attachAxis(m_gameAxis);
  m_series->attachAxis(m_scoreAxis);
  m_scoreAxis->setRange(-scoreMargin, 100 + scoreMargin);
  m_scoreAxis->setTickType(QValueAxis::TicksDynamic);
  m_scoreAxis->setTickInterval(25);
  m_gameAxis->setTickAnchor(1);
  m_gameAxis->setLabelFormat(QStringLiteral("%d"));
  m_view = new QChartView(m_chart, this);
  setUpChartView(m_view);
  m_view->setMinimumHeight(minChartHeight);
  restyle();
}

void StatisticsView::restyle() {
  styleChart(m_chart, font());
  styleAxis(m_gameAxis, font(), false);
  styleAxis(m_scoreAxis, font(), true);
  m_series->setPen(QPen(Theme::instance().palette().accent, linePx));
}

void StatisticsView::setResults(OwnResults results) {
  m_results = std::move(results);
  const bool any = !m_results.opponents.empty();
  m_empty->setVisible(!any);
  m_table->setVisible(any);
  m_view->setVisible(m_results.scores.size() >= fewestShown);
  updateSummary();
  showLeftOut();
  fillTable();
  fillChart();
}

void StatisticsView::showLeftOut() {
  const int games = m_results.withValues;
  m_leftOut->setText(
      games == 0 ? QString()
                 : tr("%n games are not counted here, because you had help or saw values while you played.", nullptr, games));
  m_leftOut->setVisible(games > 0);
}

/// Returns a text about the user's next goal. After a win, the goal is the opponent that the card of the game offers next.
QString StatisticsView::goalIn(const std::string& gameId) const {
  const auto goal = m_results.nextOpponent(gameId);
  return goal ? tr("Next goal: beat %1.", "an opponent").arg(playerText(*goal, false)) : QString();
}

void StatisticsView::updateSummary() {
  QStringList lines;
  for (const OwnResults::Opponent& each : m_results.frequentOpponents()) {
    const auto games = static_cast<int>(each.latest.size());
    const QString line = tr("%1: you won %2 of your last %n games against %3.", "a game, games won, the opponent", games)
                             .arg(gameName(each.gameId), QString::number(each.latestWins()), playerText(each.name, false));
    const QString goal = goalIn(each.gameId);
    lines << (goal.isEmpty() ? line : line + QLatin1Char(' ') + goal);
  }
  m_summary->setText(lines.join(QLatin1Char('\n')));
  m_summary->setVisible(!lines.isEmpty());
}

void StatisticsView::fillTable() {
  m_table->setRowCount(static_cast<int>(m_results.opponents.size()));
  for (int row = 0; row < m_table->rowCount(); ++row) {
    const OwnResults::Opponent& opponent = m_results.opponents[static_cast<std::size_t>(row)];
    const QString texts[] = {gameName(opponent.gameId),
                             playerText(opponent.name, false),
                             QString::number(opponent.games()),
                             QString::number(opponent.byOutcome[2]),
                             QString::number(opponent.byOutcome[1]),
                             QString::number(opponent.byOutcome[0]),
                             accuracyText(opponent.score()),
                             accuracyText(opponent.accuracy())};
    for (int column = 0; column < ColumnCount; ++column) {
      auto* item = new QTableWidgetItem(texts[column]);
      if (column > OpponentColumn) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      m_table->setItem(row, column, item);
    }
  }
  m_columns->fit();
  m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + m_table->verticalHeader()->length() +
                          2 * m_table->frameWidth());
}

void StatisticsView::fillChart() {
  QList<QPointF> points;
  for (const double score : m_results.runningScores(meanOfGames))
    points.append(QPointF(static_cast<double>(points.size() + 1), 100 * score));
  m_series->replace(points);
  m_gameAxis->setRange(1, std::max<double>(2, static_cast<double>(points.size())));
  m_gameAxis->setTickCount(2);
}

void StatisticsView::retranslate() {
  m_empty->setStrings(tr("No results yet"), tr("Every game that you finish against the computer counts here, if you play it "
                                               "without hints and without values."));
  m_empty->setAction(tr("New game"));
  m_table->setHorizontalHeaderLabels(
      {tr("Game"), tr("Opponent"), tr("Games"), tr("Won"), tr("Drawn"), tr("Lost"), tr("Score"), tr("Accuracy")});
  for (const StatisticsColumn each : {GameColumn, OpponentColumn})
    m_table->horizontalHeaderItem(each)->setTextAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  m_scoreAxis->setLabelFormat(percentLabelFormat());
  m_chart->setTitle(tr("Score over your last ten games"));
  updateSummary();
  showLeftOut();
  fillTable();
}

void StatisticsView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::FontChange && m_chart) restyle();
  QWidget::changeEvent(event);
}

}  // namespace kotai::ui

#include "moc_statistics_view.cpp"
