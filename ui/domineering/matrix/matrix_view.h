// Heat map of the payoffs of all pairs of moves. The rows are Vertical's moves, and the columns are
// Horizontal's moves.
#pragma once

#include <QAbstractScrollArea>
#include <algorithm>
#include <memory>

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/domineering/matrix/choice_tips.h"
#include "ui/domineering/matrix/matrix_order.h"

namespace kotai::ui {

/// View of a payoff matrix with fixed headers. Hovering highlights a pair of moves. A click or an arrow key
/// keeps the pair highlighted. A double click or Enter chooses the pair. A click on a move in a header selects
/// the move as a strategy.
class MatrixView : public QAbstractScrollArea {
  Q_OBJECT

 public:
  using GamePtr = std::shared_ptr<const domineering::PositionGame>;
  struct Place {
    int row = -1;
    int column = -1;
    bool valid() const { return row >= 0 && column >= 0; }
    friend bool operator==(const Place&, const Place&) = default;
  };

  explicit MatrixView(QWidget* parent = nullptr);

  /// Sets the matrix. A null game clears the view. \p explain supplies explanations of the moves for the headers'
  /// tooltips.
  void setGame(SimultaneousVariantPtr variant, GamePtr game, ChoiceTips::Explain explain);
  const GamePtr& game() const { return m_game; }
  void setSorting(MatrixSorting sorting);
  void setDominatedHidden(bool hidden);
  int hiddenMoves() const;                           ///< returns the number of hidden rows and columns
  void setStrategy(const ChosenStrategy& strategy);  ///< marks the strategy in its header
  /// Shows only the payoffs and strategies that are known at a step of the solution. A double click or Enter then
  /// shows the next position instead of playing a turn.
  void setStage(MatrixStage stage);
  const MatrixOrder& order() const { return m_order; }

  bool fitsWindow() const { return m_fit; }
  void zoomIn() { setCell(m_cell + std::max(2, m_cell / 5), false); }
  void zoomOut() { setCell(m_cell - std::max(2, m_cell / 5), false); }
  void zoomToFit() { setCell(m_cell, true); }

  Place placeOf(const JointMove& turn) const;  ///< returns the cell of a turn; invalid if the turn is hidden
  std::optional<JointMove> turnAt(Place place) const;
  /// Returns the pair of moves that is highlighted by the pointer or the keys.
  std::optional<JointMove> currentTurn() const { return turnAt(m_current); }
  QRect cellRect(Place place) const;  ///< returns the rectangle in the viewport
  QRect rowHeaderRect(int row) const;
  QRect columnHeaderRect(int column) const;
  QString cellText(Place place) const;  ///< returns the pair and its payoff as text
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
  static constexpr int barLength = 34;  ///< length of the bar for probability 1
  static constexpr int gap = 6;         ///< gap between headers and cells
  struct Hit;
  struct Visible;
  int rows() const { return static_cast<int>(m_order.rows.size()); }
  int columns() const { return static_cast<int>(m_order.columns.size()); }
  void reorder();
  void measure();  ///< computes the sizes of headers and cells
  void setCell(int pixels, bool fit);
  int fittingCell() const;
  void updateScrollBars();
  Hit hitAt(const QPoint& point) const;
  Visible visible() const;
  void point(Place place);
  void inspect(Place place);
  void showPlace(Place place);  ///< scrolls until the place is visible
  void updateAccessible();
  void selectMove(Side side, int shown);
  void paintCells(QPainter& painter) const;
  void paintCell(QPainter& painter, Place place) const;
  void paintRowHeaders(QPainter& painter) const;
  void paintColumnHeaders(QPainter& painter) const;
  void paintCorner(QPainter& painter) const;
  void paintBar(QPainter& painter, const QRectF& area, double probability, Side side, bool upright) const;
  QString numberFor(double payoff, const QSize& room) const;
  int headerInterval() const;  ///< returns n if only every n-th header has a name, because the cells are small

  SimultaneousVariantPtr m_variant;
  GamePtr m_game;
  ChoiceTips m_tips;
  MatrixSorting m_sorting = MatrixSorting::Probability;
  bool m_hideDominated = false;
  MatrixOrder m_order;
  ChosenStrategy m_strategy;
  std::optional<MatrixStage> m_stage;
  int m_cell = 28;  ///< cell size in pixels, including the gap
  bool m_fit = true;
  int m_left = 0;               ///< width of the row headers
  int m_top = 0;                ///< height of the column headers
  bool m_namesUpright = false;  ///< whether column names are rotated by 90 degrees
  Place m_current;
  Place m_kept;  ///< pair highlighted by a click or the keys; highlighted again when the pointer leaves
};

}  // namespace kotai::ui
