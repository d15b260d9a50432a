// Heat map of the payoffs of all pairs of moves. The rows are Vertical's moves, and the columns are
// Horizontal's moves.
#pragma once

#include <QAbstractScrollArea>
#include <algorithm>

#include "ui/domineering/matrix/choice_tips.h"
#include "ui/domineering/matrix/matrix_picture.h"

namespace kotai::ui {

/// View of a payoff matrix with fixed headers. Hovering highlights a pair of moves. A click or an arrow key
/// keeps the pair highlighted. A double click or Enter chooses the pair. A click on a move in a header selects
/// the move as a strategy.
class MatrixView : public QAbstractScrollArea {
  Q_OBJECT

 public:
  using Place = MatrixPicture::Place;

  explicit MatrixView(QWidget* parent = nullptr);

  /// Sets the matrix. A null game clears the view. \p explain supplies explanations of the moves for the headers'
  /// tooltips.
  void setGame(SimultaneousVariantPtr variant, MatrixPicture::GamePtr game, ChoiceTips::Explain explain);
  const MatrixPicture& picture() const { return m_picture; }
  void setSorting(MatrixSorting sorting);
  void setDominatedHidden(bool hidden);
  int hiddenMoves() const;                           ///< returns the number of hidden rows and columns
  void setStrategy(const ChosenStrategy& strategy);  ///< marks the strategy in its header
  /// Shows only the payoffs and strategies that are known at a step of the solution. A double click or Enter then
  /// shows the next position instead of playing a turn.
  void setStage(MatrixStage stage);

  bool fitsWindow() const { return m_fit; }
  void zoomIn() { setCell(m_picture.cell + std::max(2, m_picture.cell / 5), false); }
  void zoomOut() { setCell(m_picture.cell - std::max(2, m_picture.cell / 5), false); }
  void zoomToFit() { setCell(m_picture.cell, true); }

  /// Returns the pair of moves that is highlighted by the pointer or the keys.
  std::optional<JointMove> currentTurn() const { return m_picture.turnAt(m_picture.current); }
  QSize sizeHint() const override { return {420, 150}; }
  QSize minimumSizeHint() const override { return {180, 140}; }

 signals:
  void pointed(std::optional<kotai::JointMove> turn);
  void chosen(kotai::JointMove turn);
  void moveSelected(kotai::Side side, std::size_t move);  ///< \p move: index into the game
  void zoomChanged();

 private:
  bool viewportEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;
  void reorder();
  void measure();  ///< computes the sizes of headers and cells
  void setCell(int pixels, bool fit);
  int fittingCell() const;
  void updateScrollBars();
  void point(Place place);
  void inspect(Place place);
  void showPlace(Place place);  ///< scrolls until the place is visible
  void updateAccessible();
  void selectMove(Side side, int shown);

  MatrixPicture m_picture;
  ChoiceTips m_tips;
  MatrixSorting m_sorting = MatrixSorting::Probability;
  bool m_hideDominated = false;
  bool m_fit = true;
  Place m_kept;  ///< pair highlighted by a click or the keys; highlighted again when the pointer leaves
};

}  // namespace kotai::ui
