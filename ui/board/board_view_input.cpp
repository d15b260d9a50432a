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
#include "ui/board/typed_text.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

std::vector<Square> BoardView::targetsOf(Square from) const {
  std::vector<Square> targets;
  for (const AnyMove move : m_document->legalMoves()) {
    const MoveSquares squares = m_document->variant()->moveSquares(m_document->position(), move);
    if (squares.from == from) targets.push_back(squares.to);
  }
  return targets;
}

bool BoardView::isMovable(Square square) const { return m_document->hasGame() && !targetsOf(square).empty(); }

std::optional<AnyMove> BoardView::moveBetween(Square from, Square to) const {
  for (const AnyMove move : m_document->legalMoves()) {
    const MoveSquares squares = m_document->variant()->moveSquares(m_document->position(), move);
    if (squares.from == from && squares.to == to && !fenceOf(*m_document->variant(), squares)) return move;
  }
  return std::nullopt;
}

std::optional<AnyMove> BoardView::onlyMoveTo(Square to) const {
  std::optional<AnyMove> found;
  for (const AnyMove move : m_document->legalMoves()) {
    const MoveSquares squares = m_document->variant()->moveSquares(m_document->position(), move);
    if (squares.to != to || fenceOf(*m_document->variant(), squares)) continue;
    if (found) return std::nullopt;
    found = move;
  }
  return found;
}

/// A square of the board, a place in a hand, or an exit that a legal move leads to.
bool BoardView::canStepOn(Square square) const {
  const std::vector<Square> all = squares();
  if (std::find(all.begin(), all.end(), square) != all.end()) return true;
  const auto& moves = m_document->legalMoves();
  return std::any_of(moves.begin(), moves.end(),
                     [&](AnyMove move) { return m_document->variant()->moveSquares(m_document->position(), move).to == square; });
}

bool BoardView::playMove(const std::optional<AnyMove>& move) {
  if (!move || !m_inputEnabled) return false;
  return m_document->play(*move);
}

void BoardView::hold(std::optional<Square> square) {
  m_held = square;
  m_dragging = false;
  update();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_document->hasGame() || !m_inputEnabled) return;
  m_keyboardUsed = false;
  m_typed.clear();
  m_animation.stop();
  m_carriedFence.reset();
  if (const auto fence = fencePointedAt(event->position())) {
    placeFence(*fence);
    return;
  }
  const auto square = boardPainterFor(*m_document->variant()).squareAt(currentLayout(), event->position());
  if (!square) return hold(std::nullopt);
  if (canStepOn(*square)) m_cursor = *square;
  if (m_held && playMove(moveBetween(*m_held, *square))) return;
  if (isMovable(*square)) {
    m_putsDown = m_held == square;
    m_pressed = square;
    m_pressedAt = event->position();
    return hold(square);
  }
  // On a crowded board the values do not stand on the squares: nobody could know which piece would go there.
  if (!m_held && valuesVisible() && !isCrowded() && playMove(onlyMoveTo(*square))) return;
  hold(std::nullopt);
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
  if (!m_document->hasGame()) return;
  if (m_pressed && (event->buttons() & Qt::LeftButton)) {
    if ((event->position() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) m_dragging = true;
    m_dragAt = event->position();
    if (m_dragging) pointAt(fencePointedAt(m_dragAt));
    update();
    return;
  }
  const auto fence = fencePointedAt(event->position());
  pointAt(fence);
  const auto square = boardPainterFor(*m_document->variant()).squareAt(currentLayout(), event->position());
  const bool hand = square && m_inputEnabled && (fence || isMovable(*square) || (m_held && moveBetween(*m_held, *square)));
  setCursor(hand ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (square != m_hovered) {
    m_hovered = square;
    update();
  }
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return;
  if (m_dragging && holdsFence()) {
    const auto fence = fencePointedAt(event->position());
    if (!fence || !placeFence(*fence)) hold(std::nullopt);
    pointAt(std::nullopt);
  } else if (m_dragging && m_held) {
    const auto square = boardPainterFor(*m_document->variant()).squareAt(currentLayout(), event->position());
    const std::optional<AnyMove> move = square ? moveBetween(*m_held, *square) : std::nullopt;
    m_dragging = false;
    if (!playMove(move)) hold(std::nullopt);
  } else if (m_pressed && m_putsDown) {
    hold(std::nullopt);
  }
  m_pressed.reset();
}

void BoardView::leaveEvent(QEvent*) {
  m_hovered.reset();
  pointAt(std::nullopt);
  update();
}

bool BoardView::wantsKey(const QKeyEvent& event) const {
  if (!m_document->hasGame() || (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))) return false;
  switch (event.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter: return true;
    case Qt::Key_Escape: return m_held || m_carriedFence || !m_typed.isEmpty();
    case Qt::Key_Backspace: return !m_typed.isEmpty();
    default: break;
  }
  if (event.text().size() != 1) return false;
  const QChar character = event.text().at(0).toLower();
  if (!m_typed.isEmpty())
    return (character.isLetterOrNumber() && character.unicode() < 128) || character == QLatin1Char('*') ||
           character == QLatin1Char('@');
  return startsMove(character);
}

/// The letter of a column, or whatever legal moves begin with, such as the piece of a drop.
bool BoardView::startsMove(QChar character) const {
  if (character >= QLatin1Char('a') && character < QChar(u'a' + m_document->variant()->columns())) return true;
  const auto& moves = m_document->legalMoves();
  return std::any_of(moves.begin(), moves.end(), [&](AnyMove move) {
    const std::string text = m_document->variant()->formatMove(m_document->position(), move);
    return !text.empty() && QChar::fromLatin1(text.front()).toLower() == character;
  });
}

/// A typed move in the case the game writes: nobody needs the shift key.
QString BoardView::moveCase(const QString& text) const {
  const auto& moves = m_document->legalMoves();
  for (const AnyMove move : moves) {
    const QString written = QString::fromStdString(m_document->variant()->formatMove(m_document->position(), move));
    if (written.startsWith(text, Qt::CaseInsensitive)) return written.left(text.size());
  }
  if (moves.empty()) return text;
  const std::string example = m_document->variant()->formatMove(m_document->position(), moves.front());
  return !example.empty() && QChar::fromLatin1(example.front()).isUpper() ? text.toUpper() : text.toLower();
}

bool BoardView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && m_document->hasGame()) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto fence = fencePointedAt(help->pos());
    if (fence)
      QToolTip::showText(help->globalPos(), fenceTip(*fence), this);
    else
      QToolTip::hideText();
    return true;
  }
  if (event->type() == QEvent::ShortcutOverride && wantsKey(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  return QWidget::event(event);
}

void BoardView::keyPressEvent(QKeyEvent* event) {
  if (!wantsKey(*event) && !(m_document->hasGame() && typesText(*event, *window()))) return QWidget::keyPressEvent(event);
  const int step = m_settings->boardFlipped() ? -1 : 1;
  switch (event->key()) {
    case Qt::Key_Left: return moveCursor(-step, 0);
    case Qt::Key_Right: return moveCursor(step, 0);
    case Qt::Key_Up: return moveCursor(0, step);
    case Qt::Key_Down: return moveCursor(0, -step);
    case Qt::Key_Return:
    case Qt::Key_Enter: return m_typed.isEmpty() ? actAtCursor() : playTyped();
    case Qt::Key_Escape:
      m_typed.clear();
      m_carriedFence.reset();
      return hold(std::nullopt);
    case Qt::Key_Backspace: m_typed.chop(1); return update();
    default: break;
  }
  if (m_typed.size() < 12) m_typed = moveCase(m_typed + event->text());
  update();
}

/// Where the cursor goes: a square of the board, a place in a hand (the nearest one when stepping off the board), or an exit
/// that a legal move leads to.
std::optional<Square> BoardView::squareBeside(int columns, int rows) const {
  const Square wanted{m_cursor.column + columns, m_cursor.row + rows};
  if (currentLayout().contains(wanted)) return wanted;
  std::optional<Square> nearest;
  for (const HandSlot& slot : m_document->variant()->hands(m_document->position())) {
    if (slot.square == wanted) return wanted;
    if (columns == 0 || slot.square.column != wanted.column) continue;
    if (!nearest || std::abs(slot.square.row - wanted.row) < std::abs(nearest->row - wanted.row)) nearest = slot.square;
  }
  return canStepOn(wanted) ? wanted : nearest;
}

void BoardView::moveCursor(int columns, int rows) {
  m_keyboardUsed = true;
  if (m_carriedFence) return carryFence(columns, rows);
  if (const auto square = squareBeside(columns, rows)) m_cursor = *square;
  announce(describeSquare(m_cursor));
  update();
}

void BoardView::actAtCursor() {
  m_keyboardUsed = true;
  if (m_carriedFence) {
    placeFence(*m_carriedFence);
    return;
  }
  if (hasFences(*m_document->variant()) && !currentLayout().contains(m_cursor)) return takeOrTurnFence();  // from the stock
  if (m_held && playMove(moveBetween(*m_held, m_cursor))) return;
  if (m_inputEnabled && isMovable(m_cursor) && m_held != m_cursor) return hold(m_cursor);
  hold(std::nullopt);
}

void BoardView::playTyped() {
  const QString typed = std::exchange(m_typed, QString());
  const auto read = [&](const QString& text) {
    return m_document->variant()->parseMove(m_document->position(), text.toStdString());
  };
  auto move = read(typed);
  // Where no legal move told the case: the piece of a drop is a capital letter.
  if (!move)
    if (const auto drop = read(typed.left(1).toUpper() + typed.mid(1).toLower());
        drop || drop.error().fault == TextFault::IllegalMove)
      move = drop;
  if (move)
    playMove(*move);
  else
    emit moveRefused(errorText(move.error()));
  update();
}

void BoardView::focusInEvent(QFocusEvent* event) {
  const auto reason = event->reason();
  if (reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason) m_keyboardUsed = true;
  QWidget::focusInEvent(event);
  update();
}

void BoardView::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

}  // namespace kotai::ui
