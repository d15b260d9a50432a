// Shows how a board of simultaneous moves was solved: from the fullest boards to the empty board. Also shows how the
// matrix game of a position is solved.
#pragma once

#include <QDialog>
#include <QPushButton>
#include <QTabWidget>
#include <stop_token>

#include "core/simultaneous/distribution.h"
#include "ui/domineering/solving/matrix_steps.h"
#include "ui/files/picture_file.h"
#include "ui/solving/cell_field.h"
#include "ui/widgets/elided_label.h"

class QLabel;

namespace kotai::ui {

class BarChart;
class ColourKey;
class LiveBoard;
class MatrixView;
class Settings;
class SolvingExport;
class StepControls;

/// Stays open during play. The first tab steps through the numbers of covered squares, the second tab steps through the
/// solution of a matrix game.
class TurnSolvingWindow : public QDialog {
  Q_OBJECT

 public:
  enum Tab { Positions, MatrixGame };

  /// The positions with the same number of covered squares, in the order of the solve.
  struct Tier {
    int covered = 0;
    std::size_t first = 0;  ///< number of the tier's first position
    std::size_t end = 0;
  };

  /// Returns whether the solution is small enough for this window. Returns false if the solution cannot be read.
  static bool isPossible(const SimultaneousSolution& solution);
  /// Selects \p position first. Precondition: isPossible(). The settings store the speed.
  TurnSolvingWindow(SimultaneousSolutionPtr solution, const AnyPosition& position, Settings* settings, QWidget* parent = nullptr);
  ~TurnSolvingWindow() override;

  const std::vector<Tier>& tiers() const { return m_tiers; }  ///< empty until the positions are read
  StepControls* controls() const { return m_controls; }
  QTabWidget* tabs() const { return m_tabs; }
  QPushButton* showButton() const { return m_show; }
  SolvingExport* exportButton() const { return m_export; }
  QLabel* summary() const { return m_summary; }
  QLabel* reason() const { return m_reason; }
  QLabel* told() const { return m_told; }                                      ///< label with the result of an export
  const std::vector<MatrixStep>& matrixGame() const { return m_matrixSteps; }  ///< empty if the game is over
  std::size_t number() const { return m_number; }                              ///< number of the shown position
  AnyPosition positionAt(std::size_t number) const;
  void showPosition(std::size_t number);
  Picture picture() const;  ///< the shown step without buttons; must not outlive the window

 signals:
  void positionChosen(const kotai::AnyPosition& position);

 private:
  struct Read;
  void layOut();
  void connectParts();
  void read();
  void storeRead(const Read& read);
  const layout::PayoffEntry& entryAt(std::size_t number) const;
  std::size_t tierOf(std::size_t number) const;
  std::size_t numberOf(const AnyPosition& position) const;
  void setStep(int step);
  void showSteps();
  void refreshField();
  void refreshBars();
  void updateTexts();
  QString tierStepText() const;
  void retranslate();

  SimultaneousSolutionPtr m_solution;
  AnyPosition m_begin;
  std::stop_source m_stop;
  std::vector<Tier> m_tiers;
  std::vector<CoveredCounts> m_counts;  ///< stored positions of each tier
  QString m_failure;
  std::size_t m_number = 0;
  std::vector<MatrixStep> m_matrixSteps;
  std::array<int, 2> m_steps{};  ///< number of the shown step, for each tab
  QLabel* m_summary;
  QTabWidget* m_tabs;
  QWidget* m_overview;
  CellField* m_field;
  ColourKey* m_key;
  BarChart* m_bars;
  MatrixView* m_matrix;
  LiveBoard* m_board;
  CodeLabel* m_text;
  QLabel* m_reason;
  QLabel* m_value;
  QPushButton* m_show;
  StepControls* m_controls;
  SolvingExport* m_export;
  QLabel* m_told;
};

}  // namespace kotai::ui
