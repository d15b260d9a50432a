#include "ui/domineering/puzzles/secure_board.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/accessibility/accessible_role.h"
#include "ui/board/arrow_step.h"
#include "ui/domineering/board/no_domino.h"
#include "ui/domineering/puzzles/secure_trainer.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/widgets/double_click_guard.h"

namespace kotai::ui {

SecureBoard::SecureBoard(SecureTrainer* trainer, QWidget* parent) : QWidget(parent), m_trainer(trainer) {
  setMouseTracking(true);
  new DoubleClickGuard(this);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleRole(this, QAccessible::Graphic);
  connect(trainer, &SecureTrainer::changed, this, &SecureBoard::follow);
  connect(&Theme::instance(), &Theme::changed, this, qOverload<>(&SecureBoard::update));
}

void SecureBoard::follow() {
  if (!m_trainer->canChoose()) {
    m_pointed.reset();
    m_cursor.reset();
  }
  const auto& puzzle = m_trainer->puzzle();
  setAccessibleDescription(puzzle ? QString::fromStdString(m_trainer->variant()->formatPosition(puzzle->position)) : QString());
  update();
}

DominoPlace SecureBoard::placeOf(Side side, AnyMove move) const { return {side, m_trainer->variant()->squares(side, move)}; }

/// The domino placed last, or the solution. A wrong domino is shown with the reply to it.
void SecureBoard::addAnswer(DominoScene& scene) const {
  const SecurePuzzle& puzzle = *m_trainer->puzzle();
  const auto add = [&](Side side, AnyMove move, GhostDomino::Kind kind) { scene.ghosts.push_back({placeOf(side, move), kind}); };
  const auto& chosen = m_trainer->chosen();
  using State = SecureTrainer::State;
  const State state = m_trainer->state();
  if (state == State::Solved || state == State::Shown) add(puzzle.side, puzzle.solution, GhostDomino::Kind::Chosen);
  if (state != State::Wrong || !chosen || m_pointed) return;
  add(puzzle.side, chosen->move, GhostDomino::Kind::Preview);
  if (chosen->refutation) add(other(puzzle.side), *chosen->refutation, GhostDomino::Kind::Preview);
}

DominoScene SecureBoard::scene() const {
  const auto& puzzle = m_trainer->puzzle();
  if (!puzzle) return {};
  DominoScene scene = sceneOf(*m_trainer->variant(), puzzle->position);
  addAnswer(scene);
  if (m_pointed) scene.ghosts.push_back({placeOf(puzzle->side, *m_pointed), GhostDomino::Kind::Pointed});
  if (m_trainer->hintShown())
    scene.cursor = m_trainer->variant()->squares(puzzle->side, puzzle->solution)[0];
  else if (hasFocus())
    scene.cursor = m_cursor;
  return scene;
}

BoardLayout SecureBoard::currentLayout() const {
  DominoScene scene;
  scene.columns = m_trainer->variant()->columns();
  scene.rows = m_trainer->variant()->rows();
  return layoutFor(scene, rect());
}

std::optional<AnyMove> SecureBoard::moveOn(Square one, Square other) const {
  const SecurePuzzle& puzzle = *m_trainer->puzzle();
  for (const AnyMove move : m_trainer->variant()->moves(puzzle.position, puzzle.side)) {
    const auto squares = m_trainer->variant()->squares(puzzle.side, move);
    if ((squares[0] == one && squares[1] == other) || (squares[0] == other && squares[1] == one)) return move;
  }
  return std::nullopt;
}

/// Extends towards the nearer neighbour, or towards the other if that one is covered.
std::optional<AnyMove> SecureBoard::moveFrom(Square square, int towards) const {
  const auto neighbour = [&](int by) {
    return m_trainer->puzzle()->side == Side::First ? Square{square.column, square.row + by}
                                                    : Square{square.column + by, square.row};
  };
  if (const auto move = moveOn(square, neighbour(towards))) return move;
  return moveOn(square, neighbour(-towards));
}

std::optional<AnyMove> SecureBoard::moveAt(const QPointF& point) const {
  if (!m_trainer->canChoose()) return std::nullopt;
  const BoardLayout layout = currentLayout();
  const auto square = layout.squareAt(point);
  if (!square || !layout.contains(*square)) return std::nullopt;
  const QPointF from = point - layout.centre(*square);
  const double along = m_trainer->puzzle()->side == Side::First ? -from.y() : from.x();
  return moveFrom(*square, along >= 0 ? 1 : -1);
}

void SecureBoard::point(std::optional<AnyMove> move) {
  setCursor(move ? Qt::PointingHandCursor : Qt::ArrowCursor);
  m_pointed = move;
  update();
}

void SecureBoard::paintEvent(QPaintEvent*) {
  if (!m_trainer->puzzle()) return;
  QPainter painter(this);
  paintDominoScene(painter, rect(), scene(), Theme::instance().palette());
}

void SecureBoard::mouseMoveEvent(QMouseEvent* event) {
  m_cursor.reset();
  point(m_trainer->puzzle() ? moveAt(event->position()) : std::nullopt);
}

void SecureBoard::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_trainer->canChoose()) return;
  const auto move = moveAt(event->position());
  point(std::nullopt);
  if (move) return emit chosen(*move);
  const BoardLayout layout = currentLayout();
  const auto square = layout.squareAt(event->position());
  if (square && layout.contains(*square)) refuseAt(*square);
}

void SecureBoard::refuseAt(Square square) {
  const SecurePuzzle& puzzle = *m_trainer->puzzle();
  const SimultaneousVariant& variant = *m_trainer->variant();
  emit refused(whyNoDomino(variant, puzzle.position, sceneOf(variant, puzzle.position), puzzle.side, square));
}

void SecureBoard::leaveEvent(QEvent*) { point(std::nullopt); }

void SecureBoard::focusOutEvent(QFocusEvent* event) {
  m_cursor.reset();
  point(std::nullopt);
  QWidget::focusOutEvent(event);
}

void SecureBoard::moveCursor(int columns, int rows) {
  const SimultaneousVariant& variant = *m_trainer->variant();
  const Square before = m_cursor.value_or(Square{0, 0});
  m_cursor = m_cursor ? Square{std::clamp(before.column + columns, 0, variant.columns() - 1),
                               std::clamp(before.row + rows, 0, variant.rows() - 1)}
                      : before;
  const auto move = moveFrom(*m_cursor, 1);
  setAccessibleDescription(move ? placeText(variant, m_trainer->puzzle()->side, *move)
                                : QString(QChar(u'a' + m_cursor->column)) + QString::number(m_cursor->row + 1));
  point(move);
}

void SecureBoard::keyPressEvent(QKeyEvent* event) {
  if (!m_trainer->canChoose()) return QWidget::keyPressEvent(event);
  if (const auto step = arrowStep(event->key())) return moveCursor(step->columns, step->rows);
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (m_pointed) return emit chosen(*std::exchange(m_pointed, std::nullopt));
      return refuseAt(m_cursor.value_or(Square{}));
    default: return QWidget::keyPressEvent(event);
  }
}

}  // namespace kotai::ui

#include "moc_secure_board.cpp"
