#include "ui/board/board_view.h"

#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
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

BoardView::BoardView(GameDocument* document, Settings* settings, QWidget* parent)
    : PlayedBoard(document, settings, parent), m_document(document) {
  setObjectName(QStringLiteral("boardView"));
  m_animation.setEasingCurve(QEasingCurve::OutCubic);
  connectSignals();
  startGame();
}

void BoardView::connectSignals() {
  const auto repaint = [this] { update(); };
  connect(&m_animation, &QVariantAnimation::finished, this, [this] { m_transition.reset(); });
  connect(&m_celebration, &QVariantAnimation::valueChanged, this, repaint);
  connect(&m_celebration, &QVariantAnimation::finished, this, repaint);
  connect(m_document, &GameDocument::gameReset, this, &BoardView::startGame);
  connect(m_document, &GameDocument::gameEnded, this, &BoardView::celebrate);
  connect(m_document, &GameDocument::positionChanged, this, &BoardView::onDocumentChanged);
  connect(&m_settings->pathsShown, &ChangingSetting::changed, this, repaint);
}

void BoardView::setInputEnabled(bool enabled) {
  PlayedBoard::setInputEnabled(enabled);
  if (enabled) return;
  for (const auto& feature : m_features) feature->reset();
  hold(std::nullopt);
}

void BoardView::previewMove(AnyMove move) {
  m_preview = move;
  update();
}

void BoardView::clearPreview() {
  m_preview.reset();
  update();
}

void BoardView::showHint(AnyMove move) {
  m_hint = move;
  update();
}

void BoardView::showLine(std::vector<MoveSquares> line) {
  m_line = std::move(line);
  update();
}

void BoardView::clearHint() {
  m_hint.reset();
  m_line.clear();
  update();
}

void BoardView::markWrong(const std::optional<MoveSquares>& move, bool made) {
  m_wrongMove = move;
  m_wrongMade = made;
  update();
}

/// Returns the initial square of the keyboard cursor, which is a piece that can move, otherwise a corner.
Square BoardView::firstMovable() const {
  if (!m_document->hasGame()) return {};
  const BoardLayout layout = currentLayout();
  std::optional<Square> found;
  for (const AnyMove move : m_document->legalMoves()) {
    const Square from = m_document->variant()->moveSquares(m_document->position(), move).from;
    if (layout.contains(from) && (!found || std::pair(from.row, from.column) < std::pair(found->row, found->column)))
      found = from;
  }
  return found.value_or(Square{});
}

void BoardView::startGame() {
  m_features.clear();
  if (m_document->hasGame()) {
    m_features = boardFeaturesFor(*this);
    m_features.insert(m_features.begin(), std::make_unique<HandsFeature>(*this));
  }
  m_shownNode = GameTree::root;
  m_hand.cursor = firstMovable();
  m_animation.stop();
  m_transition.reset();
  onDocumentChanged();
}

void BoardView::onDocumentChanged() {
  m_celebration.stop();
  m_hand.held.reset();
  m_hand.dragging = false;
  for (const auto& feature : m_features) feature->reset();
  m_preview.reset();
  m_hint.reset();
  m_line.clear();
  m_typed.clear();
  m_threats.clear();
  if (m_document->hasGame()) {
    m_threats = threatsAgainstMover(*m_document->variant(), m_document->position());
    if (!canStepOn(m_hand.cursor)) m_hand.cursor = firstMovable();  // the cursor was on an exit that this board lacks
  }
  const GameTree::NodeId before = m_shownNode;
  m_shownNode = m_document->currentNode();
  animateStep(before, m_shownNode);
  update();
}

void BoardView::animateStep(GameTree::NodeId before, GameTree::NodeId now) {
  const GameTree& tree = m_document->tree();
  if (before >= tree.size() || before == now) return;
  if (tree.node(now).parent == before)
    startAnimation(tree.node(before).position, tree.node(now).move, false);
  else if (tree.node(before).parent == now)
    startAnimation(tree.node(now).position, tree.node(before).move, true);
  else
    m_animation.stop();
}

void BoardView::startAnimation(const AnyPosition& before, AnyMove move, bool backwards) {
  m_animation.stop();
  m_transition.reset();
  const int milliseconds = m_settings->animationMs();
  if (milliseconds == 0 || !isVisible()) return;
  Transition transition = m_document->variant()->transition(before, move);
  if (m_hand.pressed && !backwards) {  // a dragged piece is already at its target
    std::erase_if(transition.steps, [&](const Transition::Step& step) { return step.piece.square == *m_hand.pressed; });
    if (transition.steps.empty()) return;
  }
  if (backwards) transition = reversed(transition);
  m_transition = std::move(transition);
  m_animation.setDuration(milliseconds);
  m_animation.start();
}

/// Celebrates a win. Does not celebrate a draw, or an end while the board is hidden.
void BoardView::celebrate() {
  constexpr int timesMove = 6;
  const int milliseconds = m_settings->animationMs();
  const auto end = m_document->end();
  if (milliseconds == 0 || !isVisible() || !end || !end->winner) return;
  m_celebration.setDuration(timesMove * milliseconds);
  m_celebration.setStartValue(-1.0 / (timesMove - 1));
  m_celebration.setEndValue(1.0);
  m_celebration.start();
}

// The following functions make the scene of the board: position, values, threats, and the state of hand and pointer.

BoardLayout BoardView::currentLayout() const {
  BoardScene scene;
  scene.variant = m_document->variant();
  scene.flipped = m_settings->boardFlipped();
  return layoutFor(scene, rect());
}

/// Returns the scene without the features of this game.
BoardScene BoardView::plainScene() const {
  BoardScene scene;
  scene.variant = m_document->variant();
  scene.position = m_document->position();
  scene.flipped = m_settings->boardFlipped();
  scene.coordinates = m_settings->coordinatesShown();
  scene.over = m_document->isOver();
  const GameTree::Node& node = m_document->tree().node(m_document->currentNode());
  if (node.parent >= 0) scene.lastMove = scene.variant->moveSquares(m_document->tree().node(node.parent).position, node.move);
  for (const DecisiveMove& threat : m_threats) (threat.takes ? scene.attacked : scene.tries).push_back(threat.squares.to);
  if (valuesVisible()) {
    if (!isCrowded(*m_document)) scene.valueMarks = valueMarks(std::nullopt);
    scene.pieceMarks = pieceMarks(*m_document);
  }
  return scene;
}

std::vector<ValueMark> BoardView::valueMarks(std::optional<Square> from) const {
  return ui::valueMarks(*m_document, from, m_settings->playLayout());
}

BoardScene BoardView::exportScene(BoardMoment moment) const {
  BoardScene scene = plainScene();
  if (!showsValues(moment)) {
    scene.valueMarks.clear();
    scene.pieceMarks.clear();
  }
  addLayers(scene, moment);
  return scene;
}

BoardScene BoardView::scene() const {
  BoardScene scene = plainScene();
  const bool moving = isAnimating() && m_transition;
  if (moving) {
    scene.transition = m_transition;
    scene.progress = m_animation.currentValue().toDouble();
    scene.valueMarks.clear();
    scene.pieceMarks.clear();
    scene.attacked.clear();
    scene.tries.clear();
  }
  if (isCelebrating() && m_document->end()) {
    scene.celebrated = m_document->end()->winner;
    scene.celebration = std::max(0.0, m_celebration.currentValue().toDouble());
  }
  addLayers(scene, moving ? BoardMoment::Moving : BoardMoment::Live);
  addHand(scene, moving);
  if (m_preview && !moving) scene.arrows.push_back(scene.variant->moveSquares(scene.position, *m_preview));
  if (!moving) scene.wrongMove = m_wrongMove;
  scene.wrongMade = m_wrongMade;
  if (!moving) scene.line = m_line;
  if (m_hint && !moving && m_line.empty()) scene.arrows.push_back(scene.variant->moveSquares(scene.position, *m_hint));
  return scene;
}

void BoardView::addHand(BoardScene& scene, bool moving) const {
  const std::optional<Square>& held = m_hand.held;
  const std::optional<Square>& hovered = m_hand.hovered;
  scene.held = held;
  if (held) scene.targets = targetsOf(*m_document, *held);
  if (m_hand.dragging) scene.heldAt = m_hand.dragAt;
  if (showsCursor() && !featureHolds()) scene.cursor = m_hand.cursor;
  const std::optional<Square> focus = held ? held : (hovered && isMovable(*hovered) ? hovered : std::nullopt);
  if (!focus || !valuesVisible() || moving) return;
  const bool ambiguous = !scene.pieceMarks.empty();
  if (held || ambiguous) {
    scene.valueMarks = valueMarks(focus);
    scene.pointed = focus;
  }
  if (held && !isCrowded(*m_document)) scene.pieceMarks.clear();
}

void BoardView::addLayers(BoardScene& scene, BoardMoment moment) const {
  for (const auto& feature : m_features)
    if (auto layer = feature->layer(moment)) scene.layers.push_back(std::move(layer));
}

// The following functions describe the board in words: squares, parts between and beside the squares, and messages.

std::vector<Square> BoardView::squaresBeside() const {
  std::vector<Square> all;
  for (const auto& feature : m_features)
    for (const Square square : feature->squares()) all.push_back(square);
  return all;
}

std::vector<Square> BoardView::squares() const {
  std::vector<Square> all = PlayedBoard::squares();
  const std::vector<Square> beside = squaresBeside();
  all.insert(all.end(), beside.begin(), beside.end());
  return all;
}

std::vector<DescribedThing> BoardView::things() const {
  std::vector<DescribedThing> all;
  for (const auto& feature : m_features)
    for (DescribedThing& thing : feature->things()) all.push_back(std::move(thing));
  return all;
}

std::optional<Square> BoardView::squareNumber(int place) const {
  const std::vector<Square> all = squares();
  const auto number = static_cast<std::size_t>(place);
  return number < all.size() ? std::optional(all[number]) : std::nullopt;
}

int BoardView::describedPlaceCount() const { return static_cast<int>(squares().size() + things().size()); }

QString BoardView::describedPlace(int place) const {
  const auto square = squareNumber(place);
  return square ? describeSquare(*square) : things().at(static_cast<std::size_t>(place) - squares().size()).words;
}

QRect BoardView::describedPlaceRect(int place) const {
  const auto square = squareNumber(place);
  const QRectF area =
      square ? currentLayout().squareRect(*square) : things().at(static_cast<std::size_t>(place) - squares().size()).area;
  return area.toAlignedRect();
}

QString BoardView::describedCursor() const {
  const QString inHand = firstWords([](const BoardFeature& feature) { return feature.describeHand(); });
  return inHand.isEmpty() ? PlayedBoard::describedCursor() : inHand;
}

QString BoardView::boardMessage() const {
  return firstWords([](const BoardFeature& feature) { return feature.message(); });
}

QString BoardView::legend() const {
  return firstWords([](const BoardFeature& feature) { return feature.legend(); });
}

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
  const QString name = firstWords([square](const BoardFeature& feature) { return feature.squareName(square); });
  if (parts.isEmpty() && name.isEmpty()) parts << tr("empty");
  parts.prepend(name.isEmpty() ? game.squareName(currentLayout(), square) : name);
  for (const auto& feature : m_features)
    if (const QString added = feature->describe(square); !added.isEmpty()) parts << added;
  if (m_hand.held == square) parts << tr("held");
  if (isMovable(square)) parts << tr("%n moves", nullptr, movesFrom(*m_document, square));
  if (valuesVisible())
    for (const ValueMark& mark : valueMarks(m_hand.held))
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

bool BoardView::isMovable(Square square) const { return m_document->hasGame() && movesFrom(*m_document, square) > 0; }

/// Returns whether the cursor may be on a square: on the board, beside the board, or on an exit to which a move leads.
bool BoardView::canStepOn(Square square) const {
  const std::vector<Square> all = squares();
  return std::find(all.begin(), all.end(), square) != all.end() || canBeReached(*m_document, square);
}

std::optional<Square> BoardView::squareAt(const QPointF& point) const {
  return boardPainterFor(*m_document->variant()).squareAt(currentLayout(), point);
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

bool BoardView::featureHolds() const {
  return std::any_of(m_features.begin(), m_features.end(), [](const auto& feature) { return feature->holds(); });
}

void BoardView::press(const QPointF& point) {
  for (const auto& feature : m_features)
    if (feature->press(point)) return;
  if (const auto square = squareAt(point))
    pressSquare(*square, point);
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

/// Returns the square of the piece that would move if the user clicked a target.
std::optional<Square> BoardView::pieceToMove() const { return m_hand.held ? m_hand.held : onlyPiece(*m_document); }

bool BoardView::playHeldTo(Square square) {
  const auto piece = pieceToMove();
  return piece && playMove(moveBetween(*m_document, *piece, square));
}

/// Shows why the move or pick-up is illegal. Releases the piece only outside the board and on its own square.
void BoardView::refuseAt(Square square) {
  const Variant& variant = *m_document->variant();
  const AnyPosition& position = m_document->position();
  const QString notMovable = whyNotMovable(variant, position, square);
  const auto piece = pieceToMove();
  QString reason;
  if (!m_hand.held) reason = notMovable;
  if (reason.isEmpty() && piece && piece != square && (canStepOn(square) || !notMovable.isEmpty()))
    reason = whyNotPlayed(variant, position, squaresBetween(*m_document, *piece, square));
  hold(reason.isEmpty() ? std::nullopt : m_hand.held);
  if (acceptsInput() && !reason.isEmpty()) refuse(reason);
}

void BoardView::hover(const QPointF& point) {
  bool clickable = false;
  for (const auto& feature : m_features) clickable = feature->point(point) || clickable;
  const auto square = squareAt(point);
  const bool useful = square && acceptsInput() &&
                      (clickable || isMovable(*square) || (pieceToMove() && moveBetween(*m_document, *pieceToMove(), *square)));
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
  const auto dropped = [&](const auto& feature) { return feature->release(point); };
  if (m_hand.dragging && m_hand.held) {
    if (std::none_of(m_features.begin(), m_features.end(), dropped)) {
      const auto square = squareAt(point);
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

void BoardView::showToolTip(const QPoint& point, const QPoint& onScreen) {
  QString tip = firstWords([&](const BoardFeature& feature) { return feature.toolTip(point); });
  if (const auto square = currentLayout().squareAt(point); tip.isEmpty() && square)
    tip = dangerText(*m_document->variant(), m_document->position(), *square);
  QToolTip::showText(onScreen, tip, this);  // an empty text hides the tooltip
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

/// Puts the held piece back. Also cancels a drag, so that releasing the mouse moves nothing.
void BoardView::discardInput() {
  m_hand.pressed.reset();
  dropHeld();
}

/// Returns the square to which the cursor moves. The result is a square on the board, the nearest square beside
/// the board, or an exit to which a legal move leads.
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
  if (acceptsInput() && isMovable(cursor) && m_hand.held != cursor) return hold(cursor);
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

#include "moc_board_view.cpp"
