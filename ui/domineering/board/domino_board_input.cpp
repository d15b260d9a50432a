// Mouse, keyboard and typed moves of the board with dominoes.
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/board/no_domino.h"
#include "ui/domineering/document/domineering_opponent.h"
#include "ui/domineering/strings/domineering_strings.h"

namespace kotai::ui {

namespace {

constexpr int longestTyped = 3;  ///< "a10"

Square step(Square square, Side side, int by) {
  return side == Side::First ? Square{square.column, square.row + by} : Square{square.column + by, square.row};
}

}  // namespace

std::optional<AnyMove> DominoBoardView::moveOn(Side side, Square one, Square other) const {
  for (const AnyMove move : m_document->moves(side)) {
    const auto squares = m_document->variant()->squares(side, move);
    if ((squares[0] == one && squares[1] == other) || (squares[0] == other && squares[1] == one)) return move;
  }
  return std::nullopt;
}

/// The half of the cell that contains the point selects the neighbour. If only the other neighbour is free, that one is used.
std::optional<AnyMove> DominoBoardView::moveAt(const QPointF& point) const {
  if (!m_document->hasGame()) return std::nullopt;
  const auto side = m_opponent->awaited();
  const auto cell = side ? cellAt(point) : std::nullopt;
  if (!cell) return std::nullopt;
  const BoardLayout layout = currentLayout();
  const QPointF from = point - layout.centre(*cell);
  const double along = (*side == Side::First ? -from.y() : from.x()) * layout.direction();
  const int towards = along >= 0 ? 1 : -1;
  if (const auto move = moveOn(*side, *cell, step(*cell, *side, towards))) return move;
  return moveOn(*side, *cell, step(*cell, *side, -towards));
}

/// While dragging, the domino extends from the pressed cell towards the mouse.
std::optional<AnyMove> DominoBoardView::draggedMove(const QPointF& point) const {
  const auto side = m_opponent->awaited();
  if (!side || !m_hand.pressed) return std::nullopt;
  const BoardLayout layout = currentLayout();
  const QPointF from = point - layout.centre(*m_hand.pressed);
  const double along = (*side == Side::First ? -from.y() : from.x()) * layout.direction();
  if (std::abs(along) > layout.cell * 1.75) return std::nullopt;
  return moveOn(*side, *m_hand.pressed, step(*m_hand.pressed, *side, along >= 0 ? 1 : -1));
}

/// A domino is named after its lower or left cell. The cursor may also be on its other end.
std::optional<AnyMove> DominoBoardView::moveAtCursor() const {
  const Side side = m_opponent->awaited().value_or(m_valueSide);
  if (!m_document->hasGame() || m_document->result()) return std::nullopt;
  if (const auto move = moveOn(side, m_hand.cursor, step(m_hand.cursor, side, 1))) return move;
  return moveOn(side, m_hand.cursor, step(m_hand.cursor, side, -1));
}

void DominoBoardView::point(std::optional<AnyMove> move) {
  setCursor(move ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (m_pointed == move) return;
  m_pointed = move;
  announceValueSide();
}

void DominoBoardView::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton) return putBack();
  if (event->button() != Qt::LeftButton || !m_document->hasGame()) return;
  m_hand.keyboardUsed = false;
  m_typed.clear();
  m_reveal.stop();
  m_hand.pressed = cellAt(event->position());
  m_hand.pressedAt = event->position();
  m_hand.dragging = false;
  if (m_hand.pressed) m_hand.cursor = *m_hand.pressed;
  point(moveAt(event->position()));
  update();
}

void DominoBoardView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_document->hasGame()) return;
  if (m_hand.pressed && (event->buttons() & Qt::LeftButton)) {
    if ((event->position() - m_hand.pressedAt).manhattanLength() >= QApplication::startDragDistance()) m_hand.dragging = true;
    if (m_hand.dragging) point(draggedMove(event->position()));
    return;
  }
  if (m_hand.keyboardUsed) {
    m_hand.keyboardUsed = false;
    announceValueSide();
  }
  point(moveAt(event->position()));
}

void DominoBoardView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_hand.pressed) return;
  const std::optional<AnyMove> move = m_hand.dragging ? draggedMove(event->position()) : moveAt(event->position());
  const std::optional<Side> side = m_opponent->awaited();
  const Square pressed = *std::exchange(m_hand.pressed, std::nullopt);
  m_hand.dragging = false;
  point(std::nullopt);
  if (move && side)
    m_document->choose(*side, *move);
  else
    refuseAt(pressed);
  update();
}

/// Shows no message if a domino fits: the user changed their mind and released the button elsewhere.
void DominoBoardView::refuseAt(Square cell) {
  const auto side = m_opponent->awaited();
  if (!side) return;
  const DominoScene board = sceneOf(*m_document->variant(), m_document->tree(), m_document->currentNode());
  const QString reason = whyNoDomino(*m_document->variant(), m_document->position(), board, *side, cell);
  if (!reason.isEmpty()) emit moveRefused(reason);
}

void DominoBoardView::leaveEvent(QEvent*) { point(std::nullopt); }

/// A cancelled drag does not choose a domino.
void DominoBoardView::putBack() {
  m_hand.pressed.reset();
  m_hand.dragging = false;
  m_typed.clear();
  point(std::nullopt);
  update();
}

bool DominoBoardView::holdsSomething() const { return m_hand.pressed || m_opponent->withdrawable(); }

void DominoBoardView::onEscape() {
  if (m_typed.isEmpty() && !m_hand.pressed) m_opponent->withdraw();
  putBack();
}

bool DominoBoardView::wantsLetter(const QKeyEvent& event) const {
  if (event.text().size() != 1) return false;
  const QChar character = event.text().at(0).toLower();
  if (!m_typed.isEmpty()) return character.isLetterOrNumber() && character.unicode() < 128;
  return character >= QLatin1Char('a') && character < QChar(u'a' + m_document->variant()->columns());
}

QString DominoBoardView::withTyped(const QString& text) const { return m_typed.size() < longestTyped ? m_typed + text : m_typed; }

void DominoBoardView::actAtCursor() {
  if (!std::exchange(m_hand.keyboardUsed, true)) return announceValueSide();  // an invisible cursor must not choose
  const auto side = m_opponent->awaited();
  const auto move = side ? moveAtCursor() : std::nullopt;
  if (move)
    m_document->choose(*side, *move);
  else
    refuseAt(m_hand.cursor);
  update();
}

QString DominoBoardView::refusalText(const TextError& error, Side side, const QString& typed) const {
  if (error.fault == TextFault::IllegalMove)
    return tr("%1 cannot place a domino on %2 here.", "%1: a side, %2: a cell").arg(playerName(side), typed.toLower());
  return tr("“%1” is not a domino. Type its lower or left square, such as a1.").arg(typed);
}

/// Returns the domino of the choosing side for a name such as "a1".
void DominoBoardView::playTyped() {
  const QString typed = std::exchange(m_typed, QString());
  update();
  const auto awaited = m_opponent->awaited();
  if (!awaited) return emit moveRefused(tr("No choice is needed now."));
  const QString text = (awaited == Side::First ? QStringLiteral("V:") : QStringLiteral("H:")) + typed.toLower();
  const auto move = m_document->variant()->parseMove(m_document->position(), text.toStdString());
  if (!move) return emit moveRefused(refusalText(move.error(), *awaited, typed));
  m_document->choose(move->first, move->second);
}

}  // namespace kotai::ui
