#include "ui/domineering/dialogs/covered_board.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/board/board_layout.h"

namespace kotai::ui {

AnyPosition positionWith(const SimultaneousVariant& variant, const std::vector<Square>& covered) {
  std::string text;
  for (int row = variant.rows() - 1; row >= 0; --row) {
    int open = 0;
    const auto flush = [&] {
      if (open > 0) text += std::to_string(open);
      open = 0;
    };
    for (int column = 0; column < variant.columns(); ++column) {
      if (std::find(covered.begin(), covered.end(), Square{column, row}) == covered.end()) {
        ++open;
        continue;
      }
      flush();
      text += '#';
    }
    flush();
    if (row > 0) text += '/';
  }
  return variant.parsePosition(text).value_or(variant.start());
}

CoveredBoard::CoveredBoard(SimultaneousVariantPtr variant, const AnyPosition& position, QWidget* parent)
    : PaintedBoard(parent), m_variant(std::move(variant)), m_position(position) {}

void CoveredBoard::setPosition(const AnyPosition& position) {
  m_position = position;
  update();
}

void CoveredBoard::setFlipped(bool flipped) {
  m_flipped = flipped;
  update();
}

DominoScene CoveredBoard::scene() const {
  DominoScene scene = sceneOf(*m_variant, m_position);
  scene.flipped = m_flipped;
  if (showsCursor()) scene.cursor = m_hand.cursor;
  return scene;
}

BoardLayout CoveredBoard::currentLayout() const { return layoutFor(scene(), rect()); }

bool CoveredBoard::isCovered(Square cell) const {
  const std::vector<Square> covered = m_variant->covered(m_position);
  return std::find(covered.begin(), covered.end(), cell) != covered.end();
}

void CoveredBoard::setCovered(Square cell, bool covered) {
  std::vector<Square> cells = m_variant->covered(m_position);
  std::erase(cells, cell);
  if (covered) cells.push_back(cell);
  m_position = positionWith(*m_variant, cells);
  update();
  emit edited();
}

void CoveredBoard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintDominoScene(painter, rect(), scene(), Theme::instance().palette());
}

void CoveredBoard::mousePressEvent(QMouseEvent* event) {
  const auto cell = cellAt(event->position());
  if (event->button() != Qt::LeftButton || !cell) return;
  m_hand.keyboardUsed = false;
  m_hand.cursor = *cell;
  m_painting = !isCovered(*cell);
  emit aboutToEdit();
  setCovered(*cell, *m_painting);
}

void CoveredBoard::mouseMoveEvent(QMouseEvent* event) {
  const auto cell = m_painting ? cellAt(event->position()) : std::nullopt;
  if (cell && isCovered(*cell) != *m_painting) setCovered(*cell, *m_painting);
}

void CoveredBoard::mouseReleaseEvent(QMouseEvent*) { m_painting.reset(); }

void CoveredBoard::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
    m_hand.keyboardUsed = true;
    emit aboutToEdit();
    return setCovered(m_hand.cursor, !isCovered(m_hand.cursor));
  }
  const auto step = arrowStep(key, m_flipped);
  if (!step) return QWidget::keyPressEvent(event);
  stepCursor(step->columns, step->rows);
}

QString CoveredBoard::describeSquare(Square square) const {
  const QString name = QChar(u'a' + square.column) + QString::number(square.row + 1);
  return name + QStringLiteral(", ") + (isCovered(square) ? tr("covered") : tr("free"));
}

}  // namespace kotai::ui

#include "moc_covered_board.cpp"
