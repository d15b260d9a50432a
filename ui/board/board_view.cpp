#include "ui/board/board_view.h"

#include <QAccessible>

#include "ui/board/board_painter.h"
#include "ui/board/hands_feature.h"
#include "ui/settings/settings.h"
#include "ui/strings/end_strings.h"

namespace kotai::ui {

namespace {

/// Returns the reversed transition: moved or captured pieces return, dropped pieces go back to the hand or fade.
Transition reversed(Transition transition) {
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

}  // namespace

BoardView::BoardView(GameDocument* document, Settings* settings, QWidget* parent)
    : PlayedBoard(document, settings, parent), m_document(document) {
  setObjectName(QStringLiteral("boardView"));
  m_animation.setEasingCurve(QEasingCurve::OutCubic);
  connectSignals();
  startGame();
}

void BoardView::connectSignals() {
  const auto repaint = [this] { update(); };
  connect(&m_animation, &QVariantAnimation::valueChanged, this, repaint);
  connect(&m_animation, &QVariantAnimation::finished, this, [this] {
    m_transition.reset();
    update();
  });
  connect(&m_celebration, &QVariantAnimation::valueChanged, this, repaint);
  connect(&m_celebration, &QVariantAnimation::finished, this, repaint);
  connect(m_document, &GameDocument::gameReset, this, &BoardView::startGame);
  connect(m_document, &GameDocument::gameEnded, this, &BoardView::celebrate);
  connect(m_document, &GameDocument::positionChanged, this, &BoardView::onDocumentChanged);
  connect(m_settings, &Settings::pathsShownChanged, this, repaint);
}

bool BoardView::valuesVisible() const { return m_settings->valuesShown() && m_document->valuesKnown(); }

void BoardView::setInputEnabled(bool enabled) {
  m_inputEnabled = enabled;
  if (!enabled) {
    for (const auto& feature : m_features) feature->reset();
    hold(std::nullopt);
  }
  update();
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

/// Returns the initial place of the keyboard cursor: a piece that can move, otherwise a corner.
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
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
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
  if (m_hand.pressed && !backwards) {  // a dragged piece has already arrived
    std::erase_if(transition.steps, [&](const Transition::Step& step) { return step.piece.square == *m_hand.pressed; });
    if (transition.steps.empty()) return;
  }
  if (backwards) transition = reversed(transition);
  m_transition = std::move(transition);
  m_animation.setDuration(milliseconds);
  m_animation.setStartValue(0.0);
  m_animation.setEndValue(1.0);
  m_animation.start();
}

/// Celebrates a win. A draw is not celebrated, nor is an end while the board is hidden.
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

void BoardView::paint(QPainter& painter, const QRectF& area) const {
  paintBoardScene(painter, area, scene(), Theme::instance().palette());
}

/// Paints the board, and above it typed text or a message about the held piece.
void BoardView::paintEvent(QPaintEvent*) {
  if (!m_document->hasGame()) return;
  QPainter painter(this);
  paint(painter, rect());
  if (!m_typed.isEmpty()) return paintTypedNote(painter, *this, m_typed);
  const QString message = boardMessage();
  if (!message.isEmpty()) paintWarningNote(painter, *this, message);
}

// Scene of the board: position, values, threats, and the state of hand and pointer.

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

// Description of the board in words: squares, things between and beside them, messages.

std::vector<Square> BoardView::squaresBeside() const {
  std::vector<Square> all;
  for (const auto& feature : m_features)
    for (const Square square : feature->squares()) all.push_back(square);
  return all;
}

std::vector<Square> BoardView::squares() const {
  std::vector<Square> all;
  if (!m_document->hasGame()) return all;
  all = PaintedBoard::squares();
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
  if (!hasBoard()) return {};
  const QString inHand = firstWords([](const BoardFeature& feature) { return feature.describeHand(); });
  return inHand.isEmpty() ? describeSquare(m_hand.cursor) : inHand;
}

QString BoardView::boardMessage() const {
  return firstWords([](const BoardFeature& feature) { return feature.message(); });
}

QString BoardView::legend() const {
  return firstWords([](const BoardFeature& feature) { return feature.legend(); });
}

/// Returns for example "b2, large blue piece, on small orange piece, 3 moves".
QString BoardView::describeSquare(Square square) const {
  const Variant& variant = *m_document->variant();
  const BoardPainter& game = boardPainterFor(variant);
  QStringList parts;
  for (const PieceOnBoard& piece : variant.pieces(m_document->position()))
    if (piece.square == square && game.standsOnSquare(piece.kind)) {
      if (!parts.isEmpty()) parts.front() = tr("on %1", "a piece that covers another").arg(parts.front());
      parts.prepend(game.pieceName(piece));
    }
  const QString name = firstWords([square](const BoardFeature& feature) { return feature.squareName(square); });
  if (parts.isEmpty() && name.isEmpty()) parts << tr("empty");
  parts.prepend(name.isEmpty() ? game.squareName(currentLayout(), square) : name);
  for (const auto& feature : m_features)
    if (const QString added = feature->describe(square); !added.isEmpty()) parts << added;
  if (m_hand.held == square) parts << tr("held");
  if (isMovable(square)) parts << tr("%n moves", nullptr, movesFrom(*m_document, square));
  if (valuesVisible())
    for (const ValueMark& mark : valueMarks(m_hand.held))
      if (mark.square == square) parts << tr("moving here: %1").arg(valueText(mark.value));
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

}  // namespace kotai::ui

#include "moc_board_view.cpp"
