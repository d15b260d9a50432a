// The position as a matrix game: payoffs of all pairs of moves, the optimal mix, and the security level of a chosen strategy.
#pragma once

#include <QDockWidget>
#include <optional>

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/jobs/missing_values.h"

class QScrollArea;
class QStackedWidget;

namespace kotai::ui {

class EmptyState;
class MatrixPanel;
class MatrixView;
class DomineeringDocument;

class MatrixDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit MatrixDock(DomineeringDocument* document, QWidget* parent = nullptr);
  MatrixView* view() const;
  MatrixPanel* panel() const { return m_panel; }
  bool showsMatrix() const;

 public slots:
  void setValuesShown(bool shown);                    ///< off during play without help; the matrix is then empty
  void setWork(const kotai::ui::SolutionWork& work);  ///< on the solution of the variant, for the empty state

 signals:
  /// Both dominoes of the pair under the pointer. None when the pointer has left.
  void previewRequested(std::optional<kotai::JointMove> turn);
  void turnChosen(kotai::JointMove turn);  ///< the user plays the turn
  void valuesWanted();                     ///< the user wants to see hidden values
  void solveRequested(kotai::SimultaneousVariantPtr variant);
  void repairWanted();  ///< the user wants to repair the damaged solution

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  bool hidesValues() const;
  void refreshEmptyState();
  bool isProvable() const;
  QString largeBoardWords() const;

  DomineeringDocument* m_document;
  bool m_valuesShown = true;
  SolutionWork m_work;
  QStackedWidget* m_pages = nullptr;
  EmptyState* m_empty = nullptr;
  MatrixPanel* m_panel = nullptr;
  QScrollArea* m_scroll = nullptr;
};

}  // namespace kotai::ui
