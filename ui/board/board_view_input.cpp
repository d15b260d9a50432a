// Mouse, keyboard and typed moves of the board.
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "ui/board/board_painter.h"
#include "ui/board/board_view.h"
#include "ui/board/typed_move.h"

namespace kotai::ui {

bool BoardView::isMovable(Square square) const { return m_document->hasGame() && movesFrom(*m_document, square) > 0; }

/// Returns whether the cursor may be on a square of the board, beside it, or on an exit to which a legal move leads.
bool BoardView::canStepOn(Square square) const {
  const std::vector<Square> all = squares();
  return std::find(all.begin(), all.end(), square) != all.end() || canBeReached(*m_document, square);
}

std::optional<Square> BoardView::squareAt(const QPointF& point) const {
  return boardPainterFor(*m_document->variant()).squareAt(currentLayout(), point);
}

bool BoardView::playMove(const std::optional<AnyMove>& move) {
  if (!move || !m_inputEnabled) return false;
  const Square to = m_document->variant()->moveSquares(m_document->position(), *move).to;
  if (!m_document->play(*move)) return false;
  if (currentLayout().contains(to)) m_hand.cursor = to;  // the cursor continues from the last place of the hand
  return true;
}

void BoardView::hold(std::optional<Square> square) {
  m_hand.held = square;
  m_hand.dragging = false;
  update();
}

bool BoardView::featureHolds() const {
  return std::any_of(m_features.begin(), m_features.end(), [](const auto& feature) { return feature->holds(); });
}

void BoardView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton) return putBack();
  if (event->button() != Qt::LeftButton || !m_document->hasGame() || !m_inputEnabled) return;
  m_hand.keyboardUsed = false;
  m_typed.clear();
  m_animation.stop();
  for (const auto& feature : m_features)
    if (feature->press(event->position())) return;
  if (const auto square = squareAt(event->position()))
    pressSquare(*square, event->position());
  else
    hold(std::nullopt);
}

void BoardView::pressSquare(Square square, const QPointF& point) {
  if (canStepOn(square)) m_hand.cursor = square;
  if (playHeldTo(square)) return;
  if (isMovable(square)) {
    m_hand.putsDown = m_hand.held == square;
    m_hand.pressed = square;
    m_hand.pressedAt = point;
    return hold(square);
  }
  refuseAt(square);
}

/// Returns the piece that would move to a square if it were clicked.
std::optional<Square> BoardView::pieceToMove() const { return m_hand.held ? m_hand.held : onlyPiece(*m_document); }

bool BoardView::playHeldTo(Square square) {
  const auto piece = pieceToMove();
  return piece && playMove(moveBetween(*m_document, *piece, square));
}

/// Shows why the move or pick-up is illegal and keeps holding the piece. Outside the board, or on its old square, the piece is
/// put down.
void BoardView::refuseAt(Square square) {
  const Variant& variant = *m_document->variant();
  const AnyPosition& position = m_document->position();
  const QString notTaken = whyNotTaken(variant, position, square);
  const auto piece = pieceToMove();
  QString reason;
  if (!m_hand.held) reason = notTaken;
  if (reason.isEmpty() && piece && piece != square && (canStepOn(square) || !notTaken.isEmpty()))
    reason = whyNotPlayed(variant, position, squaresBetween(*m_document, *piece, square));
  hold(reason.isEmpty() ? std::nullopt : m_hand.held);
  if (m_inputEnabled && !reason.isEmpty()) refuse(reason);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_document->hasGame()) return;
  if (m_hand.pressed && (event->buttons() & Qt::LeftButton)) return drag(event->position());
  bool clickable = false;
  for (const auto& feature : m_features) clickable = feature->point(event->position()) || clickable;
  const auto square = squareAt(event->position());
  const bool useful = square && m_inputEnabled &&
                      (clickable || isMovable(*square) || (pieceToMove() && moveBetween(*m_document, *pieceToMove(), *square)));
  setCursor(useful ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (square != m_hand.hovered) {
    m_hand.hovered = square;
    update();
  }
}

void BoardView::drag(const QPointF& point) {
  if ((point - m_hand.pressedAt).manhattanLength() >= QApplication::startDragDistance()) m_hand.dragging = true;
  m_hand.dragAt = point;
  if (m_hand.dragging)
    for (const auto& feature : m_features) feature->point(point);
  update();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  const auto dropped = [&](const auto& feature) { return feature->release(event->position()); };
  if (m_hand.dragging && m_hand.held) {
    if (std::none_of(m_features.begin(), m_features.end(), dropped)) {
      const auto square = squareAt(event->position());
      m_hand.dragging = false;
      if (!square)
        hold(std::nullopt);
      else if (!playHeldTo(*square))
        refuseAt(*square);
    }
  } else if (m_hand.pressed && m_hand.putsDown) {
    hold(std::nullopt);
  }
  m_hand.pressed.reset();
}

void BoardView::leaveEvent(QEvent*) {
  m_hand.hovered.reset();
  for (const auto& feature : m_features) feature->leave();
  update();
}

void BoardView::showToolTip(const QPoint& point, const QPoint& onScreen) {
  const QString tip = firstWords([&](const BoardFeature& feature) { return feature.toolTip(point); });
  if (tip.isEmpty())
    QToolTip::hideText();
  else
    QToolTip::showText(onScreen, tip, this);
}

bool BoardView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && m_document->hasGame()) {
    const auto* help = static_cast<QHelpEvent*>(event);
    showToolTip(help->pos(), help->globalPos());
    return true;
  }
  return PlayedBoard::event(event);
}

bool BoardView::wantsLetter(const QKeyEvent& event) const { return typesMove(m_typed, event, *m_document); }

QString BoardView::withTyped(const QString& text) const { return typedWith(m_typed, text, *m_document); }

void BoardView::dropHeld() {
  m_typed.clear();
  for (const auto& feature : m_features) feature->dropHeld();
  hold(std::nullopt);
}

/// Also cancels a drag: releasing the mouse then moves nothing.
void BoardView::putBack() {
  m_hand.pressed.reset();
  dropHeld();
}

/// Returns the next position of the cursor: a square on the board, the nearest square beside the board, or an exit to which a
/// legal move leads.
std::optional<Square> BoardView::squareBeside(int columns, int rows) const {
  const Square wanted{m_hand.cursor.column + columns, m_hand.cursor.row + rows};
  if (currentLayout().contains(wanted)) return wanted;
  std::optional<Square> nearest;
  for (const Square beside : squaresBeside()) {
    if (beside == wanted) return wanted;
    if (columns == 0 || beside.column != wanted.column) continue;
    if (!nearest || std::abs(beside.row - wanted.row) < std::abs(nearest->row - wanted.row)) nearest = beside;
  }
  return canStepOn(wanted) ? wanted : nearest;
}

void BoardView::moveCursor(int columns, int rows) {
  m_hand.keyboardUsed = true;
  for (const auto& feature : m_features)
    if (feature->step(columns, rows)) return;
  if (const auto square = squareBeside(columns, rows)) m_hand.cursor = *square;
  announce(describeSquare(m_hand.cursor));
  update();
}

void BoardView::actAtCursor() {
  m_hand.keyboardUsed = true;
  for (const auto& feature : m_features)
    if (feature->act()) return;
  const Square cursor = m_hand.cursor;
  if (playHeldTo(cursor)) return;
  if (m_inputEnabled && isMovable(cursor) && m_hand.held != cursor) return hold(cursor);
  refuseAt(cursor);
}

void BoardView::pickUp() {
  for (const auto& feature : m_features) {
    if (!feature->canPickUp()) continue;
    m_hand.keyboardUsed = true;
    setFocus();
    return feature->pickUp();
  }
}

void BoardView::playTyped() {
  const auto move = readTyped(std::exchange(m_typed, QString()), *m_document);
  if (!move)
    refuse(whyNotTyped(*m_document->variant(), m_document->position(), move.error()));
  else if (m_document->isDecided())
    refuse(gameIsOverText());
  else
    playMove(*move);
  update();
}

}  // namespace kotai::ui
