// The position as a matrix game: payoffs of all pairs of moves, what best play mixes, what a chosen strategy secures.
#pragma once

#include <QDockWidget>
#include <optional>

#include "core/simultaneous/simultaneous_variant.h"

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
  void setValuesShown(bool shown);  ///< off while one plays without help: nothing of the matrix is shown then
  /// How much of a running solve is done, 0 .. 1; negative when the variant is not being solved. For the empty state.
  void setSolveProgress(double share);
  void setSolvePaused(bool paused);  ///< a solve or proof of the variant waits to be resumed

 signals:
  /// Both dominoes of the pair pointed at; none when the pointer has left.
  void previewRequested(std::optional<kotai::JointMove> turn);
  void turnChosen(kotai::JointMove turn);  ///< play it
  void valuesWanted();                     ///< that are hidden
  void solveRequested(kotai::SimultaneousVariantPtr variant);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  bool hidesValues() const;
  void refreshEmptyState();
  void showWork(const QString& start, const QString& running);

  DomineeringDocument* m_document;
  bool m_valuesShown = true;
  double m_solveShare = -1;
  bool m_solvePaused = false;
  QStackedWidget* m_pages = nullptr;
  EmptyState* m_empty = nullptr;
  MatrixPanel* m_panel = nullptr;
  QScrollArea* m_scroll = nullptr;
};

}  // namespace kotai::ui
