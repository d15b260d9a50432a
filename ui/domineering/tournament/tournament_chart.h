// Chart of the shares of wins and draws over the games played so far.
#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "solvers/domineering/players/match.h"
#include "ui/domineering/tournament/tournament_score.h"

class QChart;
class QChartView;
class QLineSeries;
class QValueAxis;

namespace kotai::ui {

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
