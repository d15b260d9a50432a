// The board of the position editor: a click covers or clears a cell, and dragging does the same to further cells.
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/simultaneous/simultaneous_variant.h"
#include "ui/board/described_board.h"
#include "ui/domineering/board/domino_scene.h"

namespace kotai::ui {

/// Arrow keys move the cursor; Enter and Space cover or clear its cell.
class CoveredBoard : public QWidget, public DescribedBoard {
  Q_OBJECT

 public:
  CoveredBoard(SimultaneousVariantPtr variant, const AnyPosition& position, QWidget* parent = nullptr);
  const AnyPosition& position() const { return m_position; }
  void setPosition(const AnyPosition& position);
  void setFlipped(bool flipped);
  BoardLayout currentLayout() const;

  QWidget* boardWidget() override { return this; }
  int describedPlaceCount() const override { return m_variant->columns() * m_variant->rows(); }
  QString describedPlace(int place) const override;
  QRect describedPlaceRect(int place) const override { return currentLayout().squareRect(cellNumber(place)).toAlignedRect(); }
  bool placeTakesFocus(int) const override { return true; }
  bool placeHasCursor(int place) const override { return cellNumber(place) == m_cursor; }
  bool placeIsHeld(int) const override { return false; }
  QString describedBoard() const override { return QString::fromStdString(m_variant->formatPosition(m_position)); }
  QString describedCursor() const override;

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
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  DominoScene scene() const;
  bool isCovered(Square cell) const;
  void setCovered(Square cell, bool covered);
  Square cellNumber(int place) const { return {place % m_variant->columns(), place / m_variant->columns()}; }
  std::optional<Square> cellAt(const QPointF& point) const;

  SimultaneousVariantPtr m_variant;
  AnyPosition m_position;
  bool m_flipped = false;
  bool m_keyboardUsed = false;
  std::optional<bool> m_painting;  ///< effect of a drag on the cells it passes
  Square m_cursor;
};

/// Returns the position in which exactly these cells are covered, read from text by the variant.
AnyPosition positionWith(const SimultaneousVariant& variant, const std::vector<Square>& covered);

}  // namespace kotai::ui
