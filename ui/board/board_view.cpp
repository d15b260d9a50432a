#include "ui/board/board_view.h"

#include <QAccessible>
#include <QPainter>

#include "ui/board/board_note.h"
#include "ui/board/hands_feature.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {

/// The same steps backwards: moved or captured pieces return, dropped ones go back to the hand or fade.
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

/// Initial keyboard cursor: a piece that can move, otherwise a corner.
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

/// A draw is not celebrated, nor is an end while the board is hidden.
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

/// The board, and above it typed text or a message about the held piece.
void BoardView::paintEvent(QPaintEvent*) {
  if (!m_document->hasGame()) return;
  QPainter painter(this);
  paint(painter, rect());
  if (!m_typed.isEmpty()) return paintTypedNote(painter, *this, m_typed);
  const QString message = boardMessage();
  if (!message.isEmpty()) paintWarningNote(painter, *this, message);
}

}  // namespace kotai::ui

#include "moc_board_view.cpp"
