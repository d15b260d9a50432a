// The board of the position editor: a click covers or clears a cell, and dragging does the same to further cells.
#pragma once

#include <optional>
#include <vector>

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/board/painted_board.h"
#include "ui/domineering/board/domino_scene.h"

namespace kotai::ui {

/// Arrow keys move the cursor; Enter and Space cover or clear its cell.
class CoveredBoard : public PaintedBoard {
  Q_OBJECT

 public:
  CoveredBoard(SimultaneousVariantPtr variant, const AnyPosition& position, QWidget* parent = nullptr);
  const AnyPosition& position() const { return m_position; }
  void setPosition(const AnyPosition& position);
  void setFlipped(bool flipped);
  BoardLayout currentLayout() const override;

  QString describeSquare(Square square) const override;
  QString describedBoard() const override { return QString::fromStdString(m_variant->formatPosition(m_position)); }

  QSize sizeHint() const override { return {430, 430}; }
  QSize minimumSizeHint() const override { return {160, 140}; }

 signals:
  void aboutToEdit();  ///< position() still returns the old one
  void edited();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  DominoScene scene() const;
  bool isCovered(Square cell) const;
  void setCovered(Square cell, bool covered);

  SimultaneousVariantPtr m_variant;
  AnyPosition m_position;
  bool m_flipped = false;
  std::optional<bool> m_painting;  ///< effect of a drag on the cells it passes
};

/// Returns the position in which exactly these cells are covered, read from text by the variant.
AnyPosition positionWith(const SimultaneousVariant& variant, const std::vector<Square>& covered);

}  // namespace kotai::ui
