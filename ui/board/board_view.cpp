#include "ui/board/board_view.h"

#include <QAccessible>
#include <QPainter>
#include <algorithm>

#include "ui/board/board_accessible.h"
#include "ui/board/board_note.h"
#include "ui/board/board_painter.h"
#include "ui/settings/settings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

constexpr int hintMs = 2500;

/// The same steps undone: what moved or left comes back, what was put down goes back into the hand or fades.
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
    : QWidget(parent), m_document(document), m_settings(settings) {
  installBoardAccessibility();
  setObjectName(QStringLiteral("boardView"));
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  m_hintTimer.setSingleShot(true);
  m_animation.setEasingCurve(QEasingCurve::OutCubic);
  connect(&m_hintTimer, &QTimer::timeout, this, [this] {
    m_hint.reset();
    update();
  });
  connect(&m_animation, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
  connect(&m_animation, &QVariantAnimation::finished, this, [this] {
    m_transition.reset();
    update();
  });
  const auto repaint = [this] { update(); };
  connect(document, &GameDocument::gameReset, this, [this] {
    m_shownNode = GameTree::root;
    m_cursor = Square{};
    m_animation.stop();
    m_transition.reset();
    followDocument();
  });
  connect(document, &GameDocument::positionChanged, this, &BoardView::followDocument);
  connect(document, &GameDocument::valuesChanged, this, repaint);
  connect(settings, &Settings::valuesShownChanged, this, repaint);
  connect(settings, &Settings::noSpoilersChanged, this, repaint);
  connect(settings, &Settings::coordinatesShownChanged, this, repaint);
  connect(settings, &Settings::pathsShownChanged, this, repaint);
  connect(settings, &Settings::boardFlippedChanged, this, repaint);
  connect(&Theme::instance(), &Theme::changed, this, repaint);
  findThreats();
}

void BoardView::findThreats() {
  m_threats.clear();
  if (m_document->hasGame()) m_threats = threatsAgainstMover(*m_document->variant(), m_document->position());
}

bool BoardView::valuesVisible() const {
  return m_settings->valuesShown() && !m_settings->noSpoilers() && m_document->valuesKnown();
}

std::vector<Square> BoardView::squares() const {
  std::vector<Square> all;
  if (!m_document->hasGame()) return all;
  const Variant& variant = *m_document->variant();
  for (int row = 0; row < variant.rows(); ++row)
    for (int column = 0; column < variant.columns(); ++column) all.push_back({column, row});
  for (const HandSlot& slot : variant.hands(m_document->position())) all.push_back(slot.square);
  return all;
}

void BoardView::setInputEnabled(bool enabled) {
  m_inputEnabled = enabled;
  if (!enabled) {
    m_pointedFence.reset();
    m_carriedFence.reset();
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
  m_hintTimer.start(hintMs);
  update();
}

void BoardView::followDocument() {
  m_held.reset();
  m_dragging = false;
  m_pointedFence.reset();
  m_carriedFence.reset();
  m_preview.reset();
  m_hint.reset();
  m_typed.clear();
  findThreats();
  const GameTree& tree = m_document->tree();
  const GameTree::NodeId now = m_document->currentNode();
  const GameTree::NodeId before = m_shownNode;
  m_shownNode = now;
  if (before < tree.size() && before != now) {
    if (tree.node(now).parent == before)
      startAnimation(tree.node(before).position, tree.node(now).move, false);
    else if (tree.node(before).parent == now)
      startAnimation(tree.node(now).position, tree.node(before).move, true);
    else
      m_animation.stop();
  }
  QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&changed);
  update();
}

void BoardView::startAnimation(const AnyPosition& before, AnyMove move, bool backwards) {
  m_animation.stop();
  m_transition.reset();
  const int milliseconds = m_settings->animationMs();
  // A piece the hand has carried is already there.
  if (milliseconds == 0 || !isVisible() || (m_pressed && !backwards)) return;
  Transition transition = m_document->variant()->transition(before, move);
  if (backwards) transition = reversed(transition);
  m_transition = std::move(transition);
  m_animation.setDuration(milliseconds);
  m_animation.setStartValue(0.0);
  m_animation.setEndValue(1.0);
  m_animation.start();
}

BoardLayout BoardView::currentLayout() const {
  BoardScene scene;
  scene.variant = m_document->variant();
  scene.flipped = m_settings->boardFlipped();
  return layoutFor(scene, rect());
}

void BoardView::paint(QPainter& painter, const QRectF& area) const {
  paintBoardScene(painter, area, scene(), Theme::instance().palette());
}

void BoardView::paintEvent(QPaintEvent*) {
  if (!m_document->hasGame()) return;
  QPainter painter(this);
  paint(painter, rect());
  paintTyped(painter);
}

/// What is being typed, or what there is to say about the piece or fence under the hand.
void BoardView::paintTyped(QPainter& painter) const {
  if (!m_typed.isEmpty()) return paintTypedNote(painter, *this, m_typed);
  const QString message = boardMessage();
  if (!message.isEmpty()) paintWarningNote(painter, *this, message);
}

QRect BoardView::describedPlaceRect(int place) const {
  const BoardPlace found = placeNumber(place);
  const BoardLayout layout = currentLayout();
  return (found.fence ? fenceRect(layout, *found.fence) : layout.squareRect(found.square)).toAlignedRect();
}

QString BoardView::describedCursor() const {
  if (!hasBoard()) return {};
  const auto fence = fenceInHand();
  return fence ? describeFence(*fence) : describeSquare(cursorSquare());
}

QString BoardView::describeSquare(Square square) const {
  const Variant& variant = *m_document->variant();
  const BoardPainter& game = boardPainterFor(variant);
  QStringList parts;
  for (const HandSlot& slot : variant.hands(m_document->position()))
    if (slot.square == square)
      parts << game.handName(slot.owner) << game.pieceName({square, slot.owner, slot.kind})
            << tr("%n in hand", nullptr, slot.count);
  if (parts.isEmpty()) parts << game.squareName(currentLayout(), square);
  if (stacksPieces(variant) && currentLayout().contains(square)) {
    const QString stack = describeStack(square);
    if (!stack.isEmpty()) parts << stack;
  } else {
    for (const PieceOnBoard& piece : variant.pieces(m_document->position()))
      if (piece.square == square && !liesOnCorner(variant, piece.kind)) parts << game.pieceName(piece);
  }
  if (parts.size() == 1) parts << tr("empty");
  const QString walls = wallsAround(square);
  if (!walls.isEmpty()) parts << walls;
  if (m_held == square) parts << tr("held");
  if (isMovable(square)) parts << tr("%n moves", nullptr, static_cast<int>(targetsOf(square).size()));
  if (valuesVisible())
    for (const ValueMark& mark : valueMarks(m_held))
      if (mark.square == square) parts << tr("moving here: %1").arg(valueText(mark.value));
  return parts.join(QStringLiteral(", "));
}

QString BoardView::describeBoard() const {
  if (!m_document->hasGame()) return {};
  const Variant& variant = *m_document->variant();
  QStringList parts{QString::fromStdString(variant.formatPosition(m_document->position())),
                    tr("%1 to move").arg(sideName(variant, m_document->sideToMove()))};
  if (valuesVisible()) parts << resultSentence(variant, m_document->sideToMove(), *m_document->value());
  return parts.join(QStringLiteral(", "));
}

}  // namespace kotai::ui
