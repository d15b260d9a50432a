// Window that shows how a board with simultaneous moves is solved, from the fullest boards to the empty board.
// Also shows how the matrix game of a position is solved.
#pragma once

#include <QString>
#include <QTabWidget>
#include <QWidget>

#include "core/simultaneous/distribution.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/domineering/matrix/matrix_order.h"
#include "ui/domineering/matrix/matrix_view.h"
#include "ui/solving/solving_dialog.h"

namespace kotai::ui {

struct MatrixStep {
  MatrixStage stage;
  QString text;
};

/// Returns the steps from an empty matrix to its equilibrium: the payoffs row by row, the guarantees, the
/// removal of dominated moves, and the strategies from linear programming.
std::vector<MatrixStep> matrixSteps(const SimultaneousVariant& variant, const domineering::PositionGame& game);

/// Window with two tabs. The first tab steps through the tiers, by the number of covered squares. The second
/// tab steps through the solution of a matrix game.
class TurnSolvingWindow : public SolvingDialog {
  Q_OBJECT

 public:
  enum Tab { Positions, MatrixGame };

  /// Positions with the same number of covered squares, in the order of the solution.
  struct Tier {
    int covered = 0;
    std::size_t first = 0;  ///< index of the tier's first position
    std::size_t end = 0;
  };
  struct Steps {
    std::vector<Tier> tiers;
    std::vector<CoveredCounts> counts;  ///< stored positions of each tier
  };

  /// Returns whether the solution is small enough for this window. Returns false if the solution cannot be read.
  static bool isPossible(const SimultaneousSolution& solution);
  /// Selects \p position first. Precondition: isPossible().
  TurnSolvingWindow(SimultaneousSolutionPtr solution, const AnyPosition& position, Settings* settings, QWidget* parent = nullptr);

  const std::vector<Tier>& tiers() const { return m_solved.tiers; }            ///< tiers; empty until the positions are read
  const std::vector<MatrixStep>& matrixGame() const { return m_matrixSteps; }  ///< steps; empty if the game is over
  AnyPosition positionAt(std::size_t number) const override;
  void showPosition(std::size_t number);
  Picture picture() const override;

 private:
  QString exportName() const override;
  void layOut();
  void connectParts();
  static Steps read(const SimultaneousSolution& solution, const std::stop_token& stop);
  const layout::PayoffEntry& entryAt(std::size_t number) const;
  std::size_t tierOf(std::size_t number) const;
  std::size_t numberOf(const AnyPosition& position) const;
  void setStep(int step) override;
  void showSteps();
  void refreshField() override;
  void refreshBars();
  void updateStrings() override;
  QString tierStepText() const;
  void retranslate() override;

  SimultaneousSolutionPtr m_solution;
  Steps m_solved;
  std::vector<MatrixStep> m_matrixSteps;
  std::array<int, 2> m_steps{};  ///< number of the shown step, for each tab
  QTabWidget* m_tabs = new QTabWidget(this);
  QWidget* m_overview = new QWidget(this);
  MatrixView* m_matrix = new MatrixView(this);
  QLabel* m_value = solvingLabel(this);
};

}  // namespace kotai::ui
