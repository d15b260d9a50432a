#include "ui/domineering/dialogs/covered_board.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/board/arrow_step.h"
#include "ui/board/board_accessible.h"

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
    : QWidget(parent), m_variant(std::move(variant)), m_position(position) {
  installBoardAccessibility();
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

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
  if (hasFocus() && m_keyboardUsed) scene.cursor = m_cursor;
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

std::optional<Square> CoveredBoard::cellAt(const QPointF& point) const {
  const BoardLayout layout = currentLayout();
  const auto cell = layout.squareAt(point);
  return cell && layout.contains(*cell) ? cell : std::nullopt;
}

void CoveredBoard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintDominoScene(painter, rect(), scene(), Theme::instance().palette());
}

void CoveredBoard::mousePressEvent(QMouseEvent* event) {
  const auto cell = cellAt(event->position());
  if (event->button() != Qt::LeftButton || !cell) return;
  m_keyboardUsed = false;
  m_cursor = *cell;
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
    m_keyboardUsed = true;
    emit aboutToEdit();
    return setCovered(m_cursor, !isCovered(m_cursor));
  }
  const auto step = arrowStep(key, m_flipped);
  if (!step) return QWidget::keyPressEvent(event);
  m_keyboardUsed = true;
  m_cursor = {std::clamp(m_cursor.column + step->columns, 0, m_variant->columns() - 1),
              std::clamp(m_cursor.row + step->rows, 0, m_variant->rows() - 1)};
  QAccessibleValueChangeEvent changed(this, describedCursor());
  QAccessible::updateAccessibility(&changed);
  update();
}

QString CoveredBoard::describedPlace(int place) const {
  const Square cell = cellNumber(place);
  const QString name = QChar(u'a' + cell.column) + QString::number(cell.row + 1);
  return name + QStringLiteral(", ") + (isCovered(cell) ? tr("covered") : tr("free"));
}

QString CoveredBoard::describedCursor() const { return describedPlace(m_cursor.row * m_variant->columns() + m_cursor.column); }

void CoveredBoard::focusInEvent(QFocusEvent* event) {
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason) m_keyboardUsed = true;
  QWidget::focusInEvent(event);
  update();
}

void CoveredBoard::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace kotai::ui

#include "moc_covered_board.cpp"
