// The running score of a tournament: wins, draws and times.
#pragma once

#include <QTableWidget>
#include <QWidget>
#include <array>
#include <cstdint>
#include <vector>

#include "solvers/domineering/players/match.h"
#include "solvers/domineering/players/published_matches.h"

class QChart;
class QChartView;
class QLineSeries;
class QValueAxis;

namespace kotai::ui {

struct TournamentScore {
  std::uint64_t games = 0;
  std::uint64_t firstWins = 0;
  std::uint64_t secondWins = 0;
  std::uint64_t draws = 0;
  std::uint64_t turns = 0;
  std::array<double, 2> seconds{};  ///< thinking time of all games, by Side

  void add(const domineering::MatchGame& game);
  double secondsPerGame(Side side) const;
  double secondsPerMove(Side side) const;
};

/// The score of a tournament as a table, with the published figures beside it.
class TournamentTable : public QTableWidget {
  Q_OBJECT

 public:
  enum Column { NumberColumn, ShareColumn, IntervalColumn, PaperColumn, ColumnCount };
  enum Row { FirstRow, DrawRow, SecondRow, FirstGameRow, SecondGameRow, FirstMoveRow, SecondMoveRow, TurnsRow, RowCount };

  explicit TournamentTable(QWidget* parent = nullptr);
  /// `published` may be null.
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
  /// Adds the games since the last call. Restarts if there are fewer games than before. `planned`: end of the axis.
  void showGames(const std::vector<domineering::MatchGame>& games, std::uint64_t planned);
  const TournamentScore& score() const { return m_score; }

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void restyle();
  void addPoint();

  TournamentScore m_score;    ///< number of games shown
  std::uint64_t m_every = 1;  ///< games between two points
  QChart* m_chart = nullptr;
  QChartView* m_view = nullptr;
  std::array<QLineSeries*, 3> m_lines{};  ///< curves of Vertical, draws, Horizontal
  QValueAxis* m_gamesAxis = nullptr;
  QValueAxis* m_shareAxis = nullptr;
};

}  // namespace kotai::ui
