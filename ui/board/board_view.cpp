#include "ui/board/board_view.h"

#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <functional>
#include <utility>

#include "ui/board/board_painter.h"
#include "ui/board/hands_feature.h"
#include "ui/board/typed_move.h"
#include "ui/strings/end_strings.h"

namespace kotai::ui {

/// Returns the reversed transition. Moved and captured pieces return. Dropped pieces go back to the hand or fade.
static Transition reversed(Transition transition) {
  using Kind = Transition::Kind;
  for (Transition::Step& step : transition.steps) {
    const bool appeared = step.kind == Kind::Appeared;
    const bool leaves = appeared || step.kind == Kind::Dropped;
    if (appeared)
      step.piece.square = step.to;
    else
      std::swap(step.piece.square, step.to);
    std::swap(step.piece.kind, step.kindAfter);
    step.kind = leaves ? Kind::Left : Kind::Moved;
  }
  return transition;
}

/// Celebrates a win. Moves last \p milliseconds; 0 disables animations.
static void celebrate(QVariantAnimation& celebration, int milliseconds) {
  constexpr int timesMove = 6;
  if (milliseconds == 0) return;
  celebration.setDuration(timesMove * milliseconds);
  celebration.setStartValue(-1.0 / (timesMove - 1));
  celebration.setEndValue(1.0);
  celebration.start();
}

using Features = std::vector<std::unique_ptr<BoardFeature>>;

/// Returns whether a feature answers a question with yes, or handles an event. Later features are not asked.
template <class Question, class... Arguments>
static bool anyFeature(const Features& features, Question question, const Arguments&... arguments) {
  return std::ranges::any_of(features, [&](const auto& each) { return std::invoke(question, *each, arguments...); });
}

/// Returns the first text that a feature provides.
template <class Text, class... Arguments>
static QString firstText(const Features& features, Text text, const Arguments&... arguments) {
  for (const auto& each : features)
    if (const QString said = std::invoke(text, *each, arguments...); !said.isEmpty()) return said;
  return {};
}

/// Returns the parts that all features provide.
template <class Part>
static std::vector<Part> partsOf(const Features& features, std::vector<Part> (BoardFeature::*parts)() const) {
  std::vector<Part> all;
  for (const auto& each : features)
    for (Part& part : (*each.*parts)()) all.push_back(std::move(part));
  return all;
}

/// Returns the initial square of the keyboard cursor, which is a piece that can move, otherwise a corner.
static Square firstMovable(const GameDocument& document, const BoardLayout& layout) {
  std::optional<Square> found;
  for (const AnyMove move : document.legalMoves()) {
    const Square from = document.variant()->moveSquares(document.position(), move).from;
    if (layout.contains(from) && (!found || std::pair(from.row, from.column) < std::pair(found->row, found->column)))
      found = from;
  }
  return found.value_or(Square{});
}

/// Returns whether the cursor may be on a square: on the board, beside the board, or on an exit to which a move leads.
static bool canStepOn(const BoardView& view, Square square) {
  const std::vector<Square> all = view.squares();
  return std::ranges::find(all, square) != all.end() || canBeReached(view.document(), square);
}

static std::optional<Square> squareAt(const BoardView& view, const QPointF& point) {
  return boardPainterFor(*view.document().variant()).squareAt(view.currentLayout(), point);
}

/// Returns the square of the piece that would move if the user clicked a target.
static std::optional<Square> pieceToMove(const BoardHand& hand, const GameDocument& document) {
  return hand.held ? hand.held : onlyPiece(document);
}

BoardView::BoardView(GameDocument* document, Settings* settings, QWidget* parent)
    : PlayedBoard(document, settings, parent), m_document(document) {
  setObjectName(QStringLiteral("boardView"));
  m_animation.setEasingCurve(QEasingCurve::OutCubic);
  const auto repaint = [this] { update(); };
  connect(&m_animation, &QVariantAnimation::finished, this, [this] { m_transition.reset(); });
  connect(&m_celebration, &QVariantAnimation::valueChanged, this, repaint);
  connect(&m_celebration, &QVariantAnimation::finished, this, repaint);
  connect(m_document, &GameDocument::gameReset, this, &BoardView::startGame);
  connect(m_document, &GameDocument::gameEnded, this, [this] {
    const auto end = m_document->end();
    if (end && end->winner && isVisible()) celebrate(m_celebration, m_settings->animationMs());
  });
  connect(m_document, &GameDocument::positionChanged, this, &BoardView::onDocumentChanged);
  connect(&m_settings->pathsShown, &ChangingSetting::changed, this, repaint);
  startGame();
}

void BoardView::setInputEnabled(bool enabled) {
  PlayedBoard::setInputEnabled(enabled);
  if (enabled) return;
  for (const auto& feature : m_features) feature->reset();
  hold(std::nullopt);
}

void BoardView::startGame() {
  m_features.clear();
  if (m_document->hasGame()) {
    m_features = boardFeaturesFor(*this);
    m_features.insert(m_features.begin(), std::make_unique<HandsFeature>(*this));
  }
  m_shownNode = GameTree::root;
  m_hand.cursor = m_document->hasGame() ? firstMovable(*m_document, currentLayout()) : Square{};
  m_animation.stop();
  m_transition.reset();
  onDocumentChanged();
}

void BoardView::onDocumentChanged() {
  m_celebration.stop();
  m_hand.held.reset();
  m_hand.dragging = false;
  for (const auto& feature : m_features) feature->reset();
  m_marks = {.wrongMove = m_marks.wrongMove};
  m_typed.clear();
  m_threats.clear();
  if (m_document->hasGame()) {
    m_threats = threatsAgainstMover(*m_document->variant(), m_document->position());
    // The cursor may have been on an exit that this board lacks.
    if (!canStepOn(*this, m_hand.cursor)) m_hand.cursor = firstMovable(*m_document, currentLayout());
  }
  const GameTree::NodeId before = m_shownNode;
  m_shownNode = m_document->currentNode();
  animateStep(before, m_shownNode);
  update();
}

/// Animates a move that was made or taken back. Any other change of the position has no animation.
void BoardView::animateStep(GameTree::NodeId before, GameTree::NodeId now) {
  const GameTree& tree = m_document->tree();
  if (before >= tree.size() || before == now) return;
  m_animation.stop();
  const bool backwards = tree.node(before).parent == now;
  if (!backwards && tree.node(now).parent != before) return;
  m_transition.reset();
  const int milliseconds = m_settings->animationMs();
  if (milliseconds == 0 || !isVisible()) return;
  const AnyPosition& from = tree.node(backwards ? now : before).position;
  Transition transition = m_document->variant()->transition(from, tree.node(backwards ? before : now).move);
  if (m_hand.pressed && !backwards) {  // a dragged piece is already at its target
    std::erase_if(transition.steps, [&](const Transition::Step& step) { return step.piece.square == *m_hand.pressed; });
    if (transition.steps.empty()) return;
  }
  m_transition = backwards ? reversed(std::move(transition)) : std::move(transition);
  m_animation.setDuration(milliseconds);
  m_animation.start();
}

/// Returns whether threats against the side to move are threats against the user, and not the user's own chances.
static bool isUsersTurn(std::optional<Side> user, Side mover) { return user.value_or(mover) == mover; }

// The following functions make the scene of the board: position, values, threats, and the state of hand and pointer.

BoardLayout BoardView::currentLayout() const {
  BoardScene scene;
  scene.variant = m_document->variant();
  scene.flipped = isFlipped();
  return layoutFor(scene, rect());
}

BoardScene BoardView::exportScene(BoardMoment moment) const {
  BoardScene scene;
  scene.variant = m_document->variant();
  scene.position = m_document->position();
  scene.flipped = isFlipped();
  scene.coordinates = m_settings->coordinatesShown();
  scene.over = isOver(*m_document);
  const GameTree::Node& node = m_document->tree().node(m_document->currentNode());
  if (node.parent >= 0) scene.lastMove = scene.variant->moveSquares(m_document->tree().node(node.parent).position, node.move);
  if (isUsersTurn(viewer(), m_document->sideToMove()))
    for (const DecisiveMove& threat : m_threats) (threat.takes ? scene.attacked : scene.tries).push_back(threat.squares.to);
  if (valuesVisible() && showsValues(moment)) {
    if (!isCrowded(*m_document)) scene.valueMarks = valueMarks(*m_document, std::nullopt, m_settings->playLayout());
    scene.pieceMarks = pieceMarks(*m_document);
  }
  for (const auto& feature : m_features)
    if (auto layer = feature->layer(moment)) scene.layers.push_back(std::move(layer));
  return scene;
}

BoardScene BoardView::scene() const {
  const bool moving = isAnimating() && m_transition;
  BoardScene scene = exportScene(moving ? BoardMoment::Moving : BoardMoment::Live);
  if (moving) {
    scene.transition = m_transition;
    scene.progress = m_animation.currentValue().toDouble();
    scene.attacked.clear();
    scene.tries.clear();
  }
  if (isCelebrating() && m_document->end()) {
    scene.celebrated = m_document->end()->winner;
    scene.celebration = std::max(0.0, m_celebration.currentValue().toDouble());
  }
  addHand(scene, moving);
  scene.wrongMade = m_marks.wrongMove && m_marks.wrongMove->made;
  if (moving) return scene;
  const auto arrow = [&](AnyMove move) { scene.arrows.push_back(scene.variant->moveSquares(scene.position, move)); };
  if (m_marks.preview) arrow(*m_marks.preview);
  if (m_marks.hint && m_marks.line.empty()) arrow(*m_marks.hint);
  if (m_marks.wrongMove) scene.wrongMove = m_marks.wrongMove->squares;
  scene.line = m_marks.line;
  return scene;
}

void BoardView::addHand(BoardScene& scene, bool moving) const {
  const std::optional<Square>& held = m_hand.held;
  const std::optional<Square>& hovered = m_hand.hovered;
  scene.held = held;
  if (held) scene.targets = targetsOf(*m_document, *held);
  if (m_hand.dragging) scene.heldAt = m_hand.dragAt;
  if (showsCursor() && !anyFeature(m_features, &BoardFeature::holds)) scene.cursor = m_hand.cursor;
  const std::optional<Square> focus = held ? held : (hovered && movesFrom(*m_document, *hovered) > 0 ? hovered : std::nullopt);
  if (!focus || !valuesVisible() || moving) return;
  const bool ambiguous = !scene.pieceMarks.empty();
  if (held || ambiguous) {
    scene.valueMarks = valueMarks(*m_document, focus, m_settings->playLayout());
    scene.pointed = focus;
  }
  if (held && !isCrowded(*m_document)) scene.pieceMarks.clear();
}

// The following functions describe the board in words: squares, parts between and beside the squares, and messages.

std::vector<Square> BoardView::squares() const {
  std::vector<Square> all = PlayedBoard::squares();
  const std::vector<Square> beside = partsOf(m_features, &BoardFeature::squares);
  all.insert(all.end(), beside.begin(), beside.end());
  return all;
}

std::vector<DescribedThing> BoardView::things() const { return partsOf(m_features, &BoardFeature::things); }

QString BoardView::describedCursor() const {
  const QString inHand = firstText(m_features, &BoardFeature::describeHand);
  return inHand.isEmpty() ? PlayedBoard::describedCursor() : inHand;
}

QString BoardView::boardMessage() const { return firstText(m_features, &BoardFeature::message); }

QString BoardView::legend() const { return firstText(m_features, &BoardFeature::legend); }

QStringList namesOn(Square square, const std::vector<PieceOnBoard>& pieces, const BoardPainter& game) {
  QStringList names;
  for (const PieceOnBoard& piece : pieces)
    if (piece.square == square && game.standsOnSquare(piece.kind)) {
      if (!names.isEmpty()) names.front() = BoardView::tr("on %1", "a piece that covers another").arg(names.front());
      names.prepend(game.pieceName(piece));
    }
  return names;
}

/// Returns a description such as "b2, large blue piece, on small orange piece, 3 moves".
QString BoardView::describeSquare(Square square) const {
  const Variant& variant = *m_document->variant();
  const BoardPainter& game = boardPainterFor(variant);
  QStringList parts = namesOn(square, variant.pieces(m_document->position()), game);
  const QString name = firstText(m_features, &BoardFeature::squareName, square);
  if (parts.isEmpty() && name.isEmpty()) parts << tr("empty");
  parts.prepend(name.isEmpty() ? game.squareName(currentLayout(), square) : name);
  for (const auto& feature : m_features)
    if (const QString added = feature->describe(square); !added.isEmpty()) parts << added;
  if (m_hand.held == square) parts << tr("held");
  if (const int moves = movesFrom(*m_document, square); moves > 0) parts << tr("%n moves", nullptr, moves);
  if (valuesVisible())
    for (const ValueMark& mark : valueMarks(*m_document, m_hand.held, m_settings->playLayout()))
      if (mark.square == square) parts << tr("value of a move here: %1").arg(valueText(mark.value));
  return parts.join(QStringLiteral(", "));
}

QString BoardView::describedBoard() const {
  if (!m_document->hasGame()) return {};
  const Variant& variant = *m_document->variant();
  QStringList parts{QString::fromStdString(variant.formatPosition(m_document->position())),
                    tr("%1 to move").arg(sideName(variant, m_document->sideToMove()))};
  if (valuesVisible()) {
    const AnyPosition& position = m_document->position();
    const Value value = *m_document->value();
    parts << (m_settings->playLayout() ? playedSentence(variant, m_document->sideToMove(), playedValue(variant, position, value))
                                       : standingSentence(variant, position, value));
  }
  return parts.join(QStringLiteral(", "));
}

bool BoardView::playMove(const std::optional<AnyMove>& move) {
  if (!move || !acceptsInput()) return false;
  const Square to = m_document->variant()->moveSquares(m_document->position(), *move).to;
  if (!m_document->play(*move)) return false;
  if (currentLayout().contains(to)) m_hand.cursor = to;  // the cursor continues from the target of the move
  return true;
}

void BoardView::hold(std::optional<Square> square) {
  m_hand.held = square;
  m_hand.dragging = false;
  update();
}

bool BoardView::isHoldingPiece() const { return m_hand.held || anyFeature(m_features, &BoardFeature::holds); }

void BoardView::press(const QPointF& point) {
  if (anyFeature(m_features, &BoardFeature::press, point)) return;
  const auto square = squareAt(*this, point);
  if (!square) return hold(std::nullopt);
  if (canStepOn(*this, *square)) m_hand.cursor = *square;
  if (playHeldTo(*square)) return;
  if (movesFrom(*m_document, *square) == 0) return refuseAt(*square);
  m_hand.putsDown = m_hand.held == square;
  m_hand.pressed = square;
  m_hand.pressedAt = point;
  hold(square);
}

bool BoardView::playHeldTo(Square square) {
  const auto piece = pieceToMove(m_hand, *m_document);
  return piece && playMove(moveBetween(*m_document, *piece, square));
}

/// Shows why the move or pick-up is illegal. Releases the piece only outside the board and on its own square.
void BoardView::refuseAt(Square square) {
  const Variant& variant = *m_document->variant();
  const AnyPosition& position = m_document->position();
  const QString notMovable = whyNotMovable(variant, position, square);
  const auto piece = pieceToMove(m_hand, *m_document);
  QString reason;
  if (!m_hand.held) reason = notMovable;
  if (reason.isEmpty() && piece && piece != square && (canStepOn(*this, square) || !notMovable.isEmpty()))
    reason = whyNotPlayed(variant, position, squaresBetween(*m_document, *piece, square));
  hold(reason.isEmpty() ? std::nullopt : m_hand.held);
  if (acceptsInput() && !reason.isEmpty()) emit moveRefused(reason);
}

void BoardView::hover(const QPointF& point) {
  bool clickable = false;
  for (const auto& feature : m_features) clickable = feature->point(point) || clickable;
  const auto square = squareAt(*this, point);
  const auto piece = pieceToMove(m_hand, *m_document);
  const bool useful = square && acceptsInput() &&
                      (clickable || movesFrom(*m_document, *square) > 0 || (piece && moveBetween(*m_document, *piece, *square)));
  setCursor(useful ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (square != m_hand.hovered) {
    m_hand.hovered = square;
    update();
  }
}

void BoardView::drag(const QPointF& point) {
  for (const auto& feature : m_features) feature->point(point);
}

void BoardView::release(const QPointF& point) {
  if (m_hand.dragging && m_hand.held) {
    if (!anyFeature(m_features, &BoardFeature::release, point)) {
      const auto square = squareAt(*this, point);
      m_hand.dragging = false;
      if (!square)
        hold(std::nullopt);
      else if (!playHeldTo(*square))
        refuseAt(*square);
    }
  } else if (m_hand.putsDown) {
    hold(std::nullopt);
  }
}

void BoardView::leaveEvent(QEvent*) {
  m_hand.hovered.reset();
  for (const auto& feature : m_features) feature->leave();
  update();
}

bool BoardView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip && m_document->hasGame()) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QString tip = firstText(m_features, &BoardFeature::toolTip, QPointF(help->pos()));
    const auto square = currentLayout().squareAt(help->pos());
    if (tip.isEmpty() && square && isUsersTurn(viewer(), m_document->sideToMove()))
      tip = dangerText(*m_document->variant(), m_document->position(), *square);
    QToolTip::showText(help->globalPos(), tip, this);  // an empty text hides the tooltip
    return true;
  }
  return PlayedBoard::event(event);
}

bool BoardView::wantsLetter(const QKeyEvent& event) const { return typesMove(m_typed, event, *m_document); }

QString BoardView::withTyped(const QString& text) const { return typedWith(m_typed, text, *m_document); }

/// Puts the held piece back. Also cancels a drag, so that releasing the mouse moves nothing.
void BoardView::discardInput() {
  m_hand.pressed.reset();
  m_typed.clear();
  for (const auto& feature : m_features) feature->dropHeld();
  hold(std::nullopt);
}

/// Moves the cursor to a square on the board, to the nearest square beside the board, or to an exit to which a
/// legal move leads.
void BoardView::moveCursor(int columns, int rows) {
  m_hand.keyboardUsed = true;
  if (anyFeature(m_features, &BoardFeature::step, columns, rows)) return;
  const Square wanted{m_hand.cursor.column + columns, m_hand.cursor.row + rows};
  std::optional<Square> nearest;
  if (canStepOn(*this, wanted)) nearest = wanted;
  for (const Square beside : partsOf(m_features, &BoardFeature::squares)) {
    if (nearest == wanted || columns == 0 || beside.column != wanted.column) continue;
    if (!nearest || std::abs(beside.row - wanted.row) < std::abs(nearest->row - wanted.row)) nearest = beside;
  }
  m_hand.cursor = nearest.value_or(m_hand.cursor);
  announce(describeSquare(m_hand.cursor));
  update();
}

void BoardView::actAtCursor() {
  m_hand.keyboardUsed = true;
  if (anyFeature(m_features, &BoardFeature::act)) return;
  const Square cursor = m_hand.cursor;
  if (playHeldTo(cursor)) return;
  if (acceptsInput() && movesFrom(*m_document, cursor) > 0 && m_hand.held != cursor) return hold(cursor);
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
    emit moveRefused(whyNotTyped(*m_document->variant(), m_document->position(), move.error()));
  else if (m_document->isDecided())
    emit moveRefused(gameIsOverText());
  else
    playMove(*move);
  update();
}

}  // namespace kotai::ui

#include "moc_board_view.cpp"
