#include "ui/domineering/tournament/tournament_run.h"

#include <QChart>
#include <QChartView>
#include <QHeaderView>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QMetaObject>
#include <QValueAxis>
#include <algorithm>
#include <condition_variable>
#include <mutex>

#include "core/base/share_interval.h"
#include "ui/charts/chart_style.h"
#include "ui/domineering/docks/tables_content.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/palette.h"
#include "ui/theme/when_language_changes.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

void TournamentScore::add(const domineering::MatchGame& game) {
  ++games;
  switch (game.result) {
    case Payoff::FirstWins: ++firstWins; break;
    case Payoff::SecondWins: ++secondWins; break;
    case Payoff::Draw: ++draws; break;
  }
  turns += static_cast<std::uint64_t>(game.turns);
  for (std::size_t side = 0; side < seconds.size(); ++side) seconds[side] += game.seconds[side];
}

double TournamentScore::secondsPerGame(Side side) const {
  return games > 0 ? seconds[static_cast<std::size_t>(side)] / static_cast<double>(games) : 0;
}

double TournamentScore::secondsPerMove(Side side) const {
  return turns > 0 ? seconds[static_cast<std::size_t>(side)] / static_cast<double>(turns) : 0;
}

static QString secondsText(double seconds) {
  const auto number = [](double value) { return QLocale().toString(value, 'f', value < 9.95 ? 2 : 1); };
  if (seconds < 1e-3) return TournamentTable::tr("%1 µs", "microseconds").arg(number(seconds * 1e6));
  if (seconds < 0.995) return TournamentTable::tr("%1 ms", "milliseconds").arg(number(seconds * 1e3));
  return TournamentTable::tr("%1 s", "seconds").arg(number(seconds));
}

static QString percentText(double share) { return QLocale().toString(100 * share, 'f', 1); }

static QString quoted(const QString& text) {
  return text.contains(QLatin1Char(',')) ? QLatin1Char('"') + text + QLatin1Char('"') : text;
}

TournamentTable::TournamentTable(QWidget* parent) : QTableWidget(RowCount, ColumnCount, parent) {
  setFont(smallFont(font()));
  setEditTriggers(NoEditTriggers);
  setSelectionMode(ContiguousSelection);
  setFrameShape(QFrame::NoFrame);
  setShowGrid(false);
  setFocusPolicy(Qt::TabFocus);
  for (int row = 0; row < RowCount; ++row)
    for (int column = 0; column < ColumnCount; ++column) {
      auto* cell = new QTableWidgetItem;
      cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      setItem(row, column, cell);
    }
  verticalHeader()->setDefaultSectionSize(QFontMetrics(font()).height() + 10);
  verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
  horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  horizontalHeader()->setMinimumSectionSize(64);
  horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
  horizontalHeader()->setHighlightSections(false);
  verticalHeader()->setHighlightSections(false);
  const QString style = QStringLiteral("QHeaderView::section { font-size: %1pt; padding: 0 8px; }").arg(font().pointSizeF());
  if (font().pointSizeF() > 0) {
    horizontalHeader()->setStyleSheet(style);
    verticalHeader()->setStyleSheet(style);
  }
  keepTranslated(this, [this] { retranslateUi(); });
  showScore({}, nullptr);
}

void TournamentTable::set(int row, int column, const QString& text) { item(row, column)->setText(text); }

void TournamentTable::showScore(const TournamentScore& score, const domineering::PublishedMatch* published) {
  const std::uint64_t counts[] = {score.firstWins, score.draws, score.secondWins};
  const int paper[] = {published ? published->firstWins : 0, published ? published->draws : 0,
                       published ? published->secondWins : 0};
  for (int row = FirstRow; row <= SecondRow; ++row) {
    const ShareInterval interval = shareInterval(counts[row], score.games);
    set(row, NumberColumn, countText(static_cast<double>(counts[row])));
    set(row, ShareColumn, score.games > 0 ? shareText(counts[row], score.games) : QString());
    set(row, IntervalColumn,
        score.games > 0
            ? tr("%1 to %2", "percentages").arg(percentText(interval.low), withPercentSign(percentText(interval.high)))
            : QString());
    set(row, PaperColumn,
        published ? shareText(static_cast<std::uint64_t>(paper[row]), domineering::gamesOfPublishedMatch) : QString());
  }
  const auto seconds = [&](int row, double value, double inPaper) {
    set(row, NumberColumn, score.games > 0 ? secondsText(value) : QString());
    set(row, PaperColumn, inPaper > 0 ? secondsText(inPaper) : QString());
  };
  seconds(FirstGameRow, score.secondsPerGame(Side::First), published ? published->firstSeconds : 0);
  seconds(SecondGameRow, score.secondsPerGame(Side::Second), published ? published->secondSeconds : 0);
  seconds(FirstMoveRow, score.secondsPerMove(Side::First), 0);
  seconds(SecondMoveRow, score.secondsPerMove(Side::Second), 0);
  set(TurnsRow, NumberColumn,
      score.games > 0 ? QLocale().toString(static_cast<double>(score.turns) / static_cast<double>(score.games), 'f', 1)
                      : QString());
}

QString TournamentTable::csv() const {
  QStringList lines;
  QStringList cells{QString()};
  for (int column = 0; column < ColumnCount; ++column) cells << quoted(horizontalHeaderItem(column)->text());
  lines << cells.join(QLatin1Char(','));
  for (int row = 0; row < RowCount; ++row) {
    cells = {quoted(verticalHeaderItem(row)->text())};
    for (int column = 0; column < ColumnCount; ++column) cells << quoted(item(row, column)->text());
    lines << cells.join(QLatin1Char(','));
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void TournamentTable::retranslateUi() {
  setHorizontalHeaderLabels({tr("Here"), tr("Share"), tr("95% interval"), tr("Paper")});
  horizontalHeaderItem(PaperColumn)->setToolTip(tr("Komori et al., table 1: 1,000 games"));
  horizontalHeaderItem(IntervalColumn)->setToolTip(tr("The true share lies in this interval with 95% confidence (Wilson)"));
  const QString first = playerName(Side::First);
  const QString second = playerName(Side::Second);
  setVerticalHeaderLabels({tr("%1 wins", "Vertical or Horizontal").arg(first), tr("Draws"),
                           tr("%1 wins", "Vertical or Horizontal").arg(second), tr("Thinking time per game, %1").arg(first),
                           tr("Thinking time per game, %1").arg(second), tr("Thinking time per move, %1").arg(first),
                           tr("Thinking time per move, %1").arg(second), tr("Turns per game")});
  setAccessibleName(tr("Score"));
}

constexpr std::uint64_t maxPoints = 1500;

/// Labels every `step`-th whole number from 0 to `last`. Changes the properties in an order that never creates
/// too many ticks.
static void setWholeNumbers(QValueAxis* axis, double last, int step) {
  if (axis->max() != last) {
    axis->setTickType(QValueAxis::TicksFixed);  // shows only a few ticks, whatever the range is
    axis->setRange(0, last);
  }
  axis->setTickAnchor(0);
  axis->setTickInterval(step);
  axis->setTickType(QValueAxis::TicksDynamic);
}

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
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0});
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
  m_gamesPerPoint = std::max<std::uint64_t>(planned / maxPoints, 1);
  const auto last = static_cast<double>(std::max<std::uint64_t>(planned, 1));
  setWholeNumbers(m_gamesAxis, last, std::max(static_cast<int>(niceStep(last)), 1));
  while (m_score.games < games.size()) {
    m_score.add(games[static_cast<std::size_t>(m_score.games)]);
    if (m_score.games % m_gamesPerPoint == 0 || m_score.games == planned) addPoint();
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

/// Gate that is closed while the tournament is paused. Each thread waits at the gate after finishing a game.
struct TournamentRun::Gate {
  std::mutex mutex;
  std::condition_variable_any changed;
  bool open = true;

  void set(bool opened) {
    {
      const std::scoped_lock lock(mutex);
      open = opened;
    }
    changed.notify_all();
  }
  void pass(const std::stop_token& stop) {
    std::unique_lock lock(mutex);
    changed.wait(lock, stop, [this] { return open; });
  }
};

TournamentRun::TournamentRun(QObject* parent) : QObject(parent) {}

TournamentRun::~TournamentRun() {
  m_worker.request_stop();
  if (m_worker.joinable()) m_worker.join();  // Qt discards the worker's queued calls with this object
}

void TournamentRun::setState(State state) {
  if (state == m_state) return;
  m_state = state;
  emit stateChanged();
}

void TournamentRun::start(domineering::MatchOptions options) {
  if (isActive()) return;
  if (m_worker.joinable()) m_worker.join();
  m_options = std::move(options);
  m_score = {};
  m_games.clear();
  m_failure.clear();
  m_gate = std::make_shared<Gate>();
  const quint64 token = ++m_token;
  const auto later = [this, token](auto call) {
    QMetaObject::invokeMethod(
        this,
        [this, token, call] {
          if (token == m_token) call();
        },
        Qt::QueuedConnection);
  };
  m_worker = std::jthread([this, later, gate = m_gate, run = m_options](const std::stop_token& stop) mutable {
    run.finished = [this, later, gate, stop](const domineering::MatchGame& game) {
      later([this, game] { take(game); });
      gate->pass(stop);
    };
    QString failure;
    bool stopped = false;
    try {
      const auto report = domineering::playMatch(run, stop);
      if (report)
        stopped = report->stopped;
      else
        failure = errorText(report.error());
    } catch (const std::bad_alloc&) {
      failure = tr("The tournament ended because the system ran out of memory. Choose fewer games at a time or weaker players.");
    } catch (...) {
      failure = tr("The tournament ended. %1", "%1: what went wrong").arg(exceptionText(std::current_exception()));
    }
    later([this, stopped, failure] { end(stopped, failure); });
  });
  emit gamesPlayed();
  setState(State::Running);
}

void TournamentRun::pause() {
  if (m_state != State::Running) return;
  m_gate->set(false);
  setState(State::Paused);
}

void TournamentRun::resume() {
  if (m_state != State::Paused) return;
  m_gate->set(true);
  setState(State::Running);
}

void TournamentRun::cancel() {
  if (!isActive()) return;
  m_worker.request_stop();
  setState(State::Stopping);
}

void TournamentRun::take(const domineering::MatchGame& game) {
  m_games.push_back(game);
  m_score.add(game);
  emit gamesPlayed();
}

void TournamentRun::end(bool stopped, const QString& failure) {
  m_failure = failure;
  setState(!failure.isEmpty() ? State::Failed : stopped ? State::Cancelled : State::Finished);
}

}  // namespace kotai::ui

#include "moc_tournament_run.cpp"
