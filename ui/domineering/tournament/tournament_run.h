// Plays a tournament in the background, and shows the score as a table and as a chart.
#pragma once

#include <QObject>
#include <QString>
#include <QTableWidget>
#include <QWidget>
#include <array>
#include <cstdint>
#include <memory>
#include <thread>
#include <vector>

#include "solvers/domineering/players/match.h"
#include "solvers/domineering/players/published_matches.h"

class QChart;
class QChartView;
class QLineSeries;
class QValueAxis;

namespace kotai::ui {

/// Current score of a tournament, with wins, draws and times.
struct TournamentScore {
  std::uint64_t games = 0;
  std::uint64_t firstWins = 0;
  std::uint64_t secondWins = 0;
  std::uint64_t draws = 0;
  std::uint64_t turns = 0;
  std::array<double, 2> seconds{};  ///< thinking time in all games, by Side

  void add(const domineering::MatchGame& game);
  double secondsPerGame(Side side) const;
  double secondsPerMove(Side side) const;
};

/// Table with the score of a tournament beside the published figures.
class TournamentTable : public QTableWidget {
  Q_OBJECT

 public:
  enum Column { NumberColumn, ShareColumn, IntervalColumn, PaperColumn, ColumnCount };
  enum Row { FirstRow, DrawRow, SecondRow, FirstGameRow, SecondGameRow, FirstMoveRow, SecondMoveRow, TurnsRow, RowCount };

  explicit TournamentTable(QWidget* parent = nullptr);
  /// Shows a score. \p published may be null.
  void showScore(const TournamentScore& score, const domineering::PublishedMatch* published);
  QString csv() const;

 private:
  void retranslateUi();
  void set(int row, int column, const QString& text);
};

/// Chart of the shares of wins and draws over the games played so far.
class TournamentChart : public QWidget {
  Q_OBJECT

 public:
  explicit TournamentChart(QWidget* parent = nullptr);
  /// Adds new games to the chart. If \p games has fewer games than before, starts a new chart. \p planned is the
  /// number of games at the end of the axis.
  void showGames(const std::vector<domineering::MatchGame>& games, std::uint64_t planned);
  const TournamentScore& score() const { return m_score; }

 private:
  void changeEvent(QEvent* event) override;
  void restyle();
  void addPoint();

  TournamentScore m_score;
  std::uint64_t m_gamesPerPoint = 1;  ///< number of games between two points of the chart
  QChart* m_chart = nullptr;
  QChartView* m_view = nullptr;
  std::array<QLineSeries*, 3> m_lines{};  ///< curves of Vertical, draws, Horizontal
  QValueAxis* m_gamesAxis = nullptr;
  QValueAxis* m_shareAxis = nullptr;
};

/// Starts, pauses and stops a tournament. Results arrive on the GUI thread. Use in the GUI thread only.
class TournamentRun : public QObject {
  Q_OBJECT

 public:
  enum class State { Idle, Running, Paused, Stopping, Finished, Cancelled, Failed };

  explicit TournamentRun(QObject* parent = nullptr);
  ~TournamentRun() override;  ///< stops the games and waits for the worker, which is quick

  State state() const { return m_state; }
  bool isActive() const { return m_state == State::Running || m_state == State::Paused || m_state == State::Stopping; }
  const domineering::MatchOptions& options() const { return m_options; }
  const TournamentScore& score() const { return m_score; }
  const std::vector<domineering::MatchGame>& games() const { return m_games; }  ///< games in the order in which they ended
  const QString& failure() const { return m_failure; }
  /// Starts a tournament. Does nothing while a tournament is active. Errors in the texts of the players appear
  /// later, in failure().
  void start(kotai::domineering::MatchOptions options);
  void pause();  ///< pauses after the running games
  void resume();
  void cancel();  ///< stops and discards the running games

 signals:
  void stateChanged();
  void gamesPlayed();  ///< one or more games have finished

 private:
  struct Gate;
  void setState(State state);
  void take(const domineering::MatchGame& game);
  void end(bool stopped, const QString& failure);

  domineering::MatchOptions m_options;
  State m_state = State::Idle;
  TournamentScore m_score;
  std::vector<domineering::MatchGame> m_games;
  QString m_failure;
  quint64 m_token = 0;  ///< token of the latest start
  std::shared_ptr<Gate> m_gate;
  std::jthread m_worker;
};

}  // namespace kotai::ui
