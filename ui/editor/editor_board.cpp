#include "ui/editor/editor_board.h"

#include <QApplication>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <utility>

#include "ui/board/board_painter.h"
#include "ui/board/board_view.h"
#include "ui/editor/stock_panel.h"

namespace kotai::ui {

EditorBoard::EditorBoard(EditedPosition* position, QWidget* parent) : PaintedBoard(parent), m_position(position) {
  setObjectName(QStringLiteral("editorBoard"));
  setAccessibleName(tr("Position editor board"));
  setAcceptDrops(true);
  m_feature = editorFeatureFor(*this);
}

BoardScene EditorBoard::scene() const {
  BoardScene scene;
  scene.variant = m_position->variant();
  scene.setUp = m_position->setUp();
  scene.flipped = m_flipped;
  scene.held = heldSquare();
  scene.heldOnCorner = m_held && m_held->corner;
  if (auto layer = m_feature ? m_feature->layer() : nullptr) scene.layers.push_back(std::move(layer));
  if (m_hand.dragging) scene.heldAt = m_hand.dragAt;
  if (showsCursor() && !featureHolds()) scene.cursor = m_hand.cursor;
  return scene;
}

void EditorBoard::setFlipped(bool flipped) {
  m_flipped = flipped;
  update();
}

void EditorBoard::holdFromStock(Side owner, int kind) {
  m_fromStock = PieceOnBoard{{}, owner, kind};
  hold(std::nullopt);
}

void EditorBoard::releaseStock() {
  if (m_fromStock) emit stockReleased();
  m_fromStock.reset();
}

void EditorBoard::hold(std::optional<EditPlace> place) {
  m_held = place;
  m_hand.dragging = false;
  update();
}

bool EditorBoard::dropHeld() {
  if (!m_held && !m_fromStock && !featureHolds()) return false;
  if (m_feature) m_feature->dropHeld();
  releaseStock();
  hold(std::nullopt);
  return true;
}

void EditorBoard::onPositionChanged() {
  if (m_held && !m_position->pieceAt(*m_held)) hold(std::nullopt);
  if (m_fromStock) {
    const StockItem* item = m_position->stockOf(m_fromStock->kind);
    if (item && m_position->available(*item, m_fromStock->owner) <= 0) releaseStock();
  }
  update();
}

void EditorBoard::change(const std::function<bool()>& step, std::optional<EditPlace> target) {
  emit aboutToEdit();
  if (step())
    emit edited();
  else
    emit refused(target && m_position->isHand(target->square) ? tr("This piece cannot be held in hand.") : QString());
  update();
}

void EditorBoard::act(EditPlace place) {
  if (!m_position->hasPlace(place.square)) return hold(std::nullopt);
  if (m_fromStock) {
    const PieceOnBoard piece = *m_fromStock;
    return change([&] { return m_position->take(piece.owner, piece.kind, place); }, place);
  }
  if (m_held == place) return hold(std::nullopt);
  if (m_held) {
    const EditPlace from = *m_held;
    hold(std::nullopt);
    return change([&] { return m_position->move(from, place); }, place);
  }
  if (m_position->pieceAt(place)) hold(place);
}

std::optional<EditPlace> EditorBoard::placeAt(const QPointF& point) const {
  const BoardLayout layout = currentLayout();
  const double around = layout.cell * 0.05;
  const BoardPainter& game = boardPainterFor(*m_position->variant());
  for (const PieceOnBoard& piece : m_position->setUp().pieces)
    if (!game.standsOnSquare(piece.kind) &&
        game.pieceRect(layout, piece).adjusted(-around, -around, around, around).contains(point))
      return EditPlace(piece.square, true);
  const auto square = game.squareAt(layout, point);
  return square ? std::optional(EditPlace(*square)) : std::nullopt;
}

void EditorBoard::mousePressEvent(QMouseEvent* event) {
  m_hand.keyboardUsed = false;
  m_pressed.reset();
  if (m_feature) m_feature->dropHeld();
  if (m_feature && event->button() == Qt::LeftButton && m_feature->press(event->position())) return;
  const auto place = placeAt(event->position());
  if (!place || !m_position->hasPlace(place->square)) {
    releaseStock();
    return hold(std::nullopt);
  }
  m_hand.cursor = place->square;
  if (event->button() == Qt::RightButton) {
    hold(std::nullopt);
    if (m_position->pieceAt(*place))
      change([&] { return m_position->isHand(place->square) ? m_position->remove(*place) : m_position->cycle(*place); });
    return;
  }
  if (event->button() != Qt::LeftButton) return;
  const bool picksUp = !m_fromStock && !m_held && m_position->pieceAt(*place);
  m_pressed = picksUp ? place : std::nullopt;
  m_hand.pressedAt = event->position();
  act(*place);
}

bool EditorBoard::featureHolds() const { return m_feature && m_feature->holds(); }

void EditorBoard::mouseMoveEvent(QMouseEvent* event) {
  if (m_feature) m_feature->point(event->position());
  if (!m_pressed || !(event->buttons() & Qt::LeftButton)) return;
  if ((event->position() - m_hand.pressedAt).manhattanLength() >= QApplication::startDragDistance()) m_hand.dragging = true;
  m_hand.dragAt = event->position();
  update();
}

void EditorBoard::leaveEvent(QEvent*) {
  if (m_feature) m_feature->leave();
  update();
}

void EditorBoard::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (m_hand.dragging && m_held) {
    const EditPlace from = *m_held;
    const auto to = placeAt(event->position());
    const bool done = m_feature && m_feature->release(event->position());
    hold(std::nullopt);
    if (!done && (!to || !m_position->hasPlace(to->square)))
      change([&] { return m_position->remove(from); });
    else if (!done && *to != from)
      change([&] { return m_position->move(from, *to); }, *to);
  }
  m_hand.dragging = false;
  m_pressed.reset();
}

bool EditorBoard::event(QEvent* event) {
  // Enter and Esc reach the dialog only if no piece is held.
  if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
      (m_held || m_fromStock || featureHolds())) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void EditorBoard::keyPressEvent(QKeyEvent* event) {
  m_hand.keyboardUsed = true;
  if (m_feature && m_feature->key(event->key())) return;
  if (const auto step = arrowStep(event->key(), m_flipped)) return moveCursor(step->columns, step->rows);
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return act(m_hand.cursor);
    case Qt::Key_Space:
      if (m_position->pieceAt(m_hand.cursor) && !m_position->isHand(m_hand.cursor))
        change([&] { return m_position->cycle(m_hand.cursor); });
      return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      if (m_position->pieceAt(m_hand.cursor)) change([&] { return m_position->remove(m_hand.cursor); });
      return;
    case Qt::Key_Escape:
      if (dropHeld()) return;
      [[fallthrough]];
    default: QWidget::keyPressEvent(event);
  }
}

void EditorBoard::moveCursor(int columns, int rows) {
  const Square wanted{m_hand.cursor.column + columns, m_hand.cursor.row + rows};
  std::optional<Square> best = m_position->hasPlace(wanted) ? std::optional(wanted) : std::nullopt;
  for (const HandSlot& slot : m_position->setUp().hands) {
    if (best || columns == 0 || slot.square.column != wanted.column) continue;
    // A hand has fewer rows than the board. If the hand has no slot in the cursor's row, the cursor moves to a slot
    // one row above or below.
    if (std::abs(slot.square.row - wanted.row) == 1) best = slot.square;
  }
  if (best) m_hand.cursor = *best;
  announce(describedCursor());
  update();
}

void EditorBoard::focusInEvent(QFocusEvent* event) {
  const bool before = m_hand.keyboardUsed;
  PaintedBoard::focusInEvent(event);
  if (!std::exchange(m_focusedBefore, true)) m_hand.keyboardUsed = before;  // a dialog sets its initial focus like Tab
}

void EditorBoard::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasFormat(StockButton::mimeType())) event->acceptProposedAction();
}

void EditorBoard::dropEvent(QDropEvent* event) {
  const auto* source = qobject_cast<StockButton*>(event->source());
  if (!source) return;
  const auto own = m_feature ? m_feature->dropTarget(source->kind(), event->position()) : std::nullopt;
  const auto place = own ? std::optional(own->place) : placeAt(event->position());
  if (!place || !m_position->hasPlace(place->square)) return;
  event->acceptProposedAction();
  const int kind = own ? own->kind : source->kind();
  change([&] { return m_position->take(source->owner(), kind, *place); }, *place);
  releaseStock();
}

std::vector<Square> EditorBoard::squares() const {
  std::vector<Square> all = PaintedBoard::squares();
  for (const HandSlot& slot : m_position->setUp().hands) all.push_back(slot.square);
  return all;
}

/// Returns a text such as "b2, large blue piece, on small orange piece" or "first player's hand, first player's
/// chick, 2".
QString EditorBoard::describeSquare(Square square) const {
  const BoardPainter& game = boardPainterFor(*m_position->variant());
  for (const HandSlot& slot : m_position->setUp().hands)
    if (slot.square == square)
      return QStringList{game.handName(slot.owner), game.pieceName({square, slot.owner, slot.kind}), QString::number(slot.count)}
          .join(QStringLiteral(", "));
  QStringList parts = namesOn(square, m_position->setUp().pieces, game);
  if (parts.isEmpty()) parts << BoardView::tr("empty");
  parts.prepend(game.squareName(currentLayout(), square));
  if (heldSquare() == square) parts << BoardView::tr("held");
  return parts.join(QStringLiteral(", "));
}

QString EditorBoard::describedBoard() const {
  const auto position = m_position->compose();
  return position ? QString::fromStdString(m_position->variant()->formatPosition(*position)) : QString();
}

}  // namespace kotai::ui

#include "moc_editor_board.cpp"
