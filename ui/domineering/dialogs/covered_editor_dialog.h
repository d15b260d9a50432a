// Editor for a position of covered cells. The user edits the position with the mouse, with the keyboard or as
// text. Shows the value of the position, if known.
#pragma once

#include "core/simultaneous/position_values.h"
#include "ui/board/painted_board.h"
#include "ui/dialogs/board_editor_dialog.h"
#include "ui/domineering/board/domino_scene.h"

namespace kotai::ui {

/// Board of the position editor. A click covers or clears a cell, and dragging repeats this on further cells.
/// Arrow keys move the cursor. Enter and Space cover or clear the cell under the cursor.
class CoveredBoard : public PaintedBoard {
  Q_OBJECT

 public:
  CoveredBoard(SimultaneousVariantPtr variant, const AnyPosition& position, QWidget* parent = nullptr);
  const AnyPosition& position() const { return m_position; }
  void setPosition(const AnyPosition& position);
  void setFlipped(bool flipped);

  QString describeSquare(Square square) const override;
  QString describedBoard() const override { return QString::fromStdString(m_variant->formatPosition(m_position)); }

  QSize sizeHint() const override { return {430, 430}; }
  QSize minimumSizeHint() const override { return {160, 140}; }

 signals:
  void aboutToEdit();  ///< emitted before a change, while position() still returns the old position
  void edited();

 private:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  BoardScene scene() const override;
  bool isCovered(Square cell) const;
  void setCovered(Square cell, bool covered);

  SimultaneousVariantPtr m_variant;
  AnyPosition m_position;
  bool m_flipped = false;
  std::optional<bool> m_painting;  ///< true: a drag covers cells; false: a drag clears cells; empty without a drag
};

/// Returns the position in which exactly these cells are covered.
AnyPosition positionWith(const SimultaneousVariant& variant, const std::vector<Square>& covered);

class CoveredEditorDialog : public BoardEditorDialog {
  Q_OBJECT

 public:
  /// Creates the editor. If \p values is null, the dialog does not show the value of the position.
  CoveredEditorDialog(SimultaneousVariantPtr variant, const AnyPosition& position, PositionValuesPtr values, bool flipped,
                      QWidget* parent = nullptr);
  const AnyPosition& position() const { return m_board->position(); }
  CoveredBoard* board() const { return m_board; }
  void clearBoard() override;
  void mirror() override;
  void undo() override;

 private:
  void readText() override;
  void build();
  void edit(const AnyPosition& position);
  void onPositionEdited();
  QString sentence() const;

  SimultaneousVariantPtr m_variant;
  PositionValuesPtr m_values;
  std::vector<AnyPosition> m_before;  ///< positions for undo
  CoveredBoard* m_board;
};

}  // namespace kotai::ui
