// What the board shows now: position, values, threats, what the hand and the mouse are doing.
#include <algorithm>

#include "ui/board/board_view.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {
constexpr std::size_t mostMovesWithBadges = 12;
}  // namespace

bool BoardView::isCrowded() const {
  if (hasFences(*m_document->variant())) return false;  // fences have their values in the gaps
  return m_document->legalMoves().size() > mostMovesWithBadges || !m_document->variant()->hands(m_document->position()).empty();
}

BoardScene BoardView::exportScene() const {
  BoardScene scene;
  scene.variant = m_document->variant();
  scene.position = m_document->position();
  scene.flipped = m_settings->boardFlipped();
  scene.coordinates = m_settings->coordinatesShown();
  const GameTree::Node& node = m_document->tree().node(m_document->currentNode());
  if (node.parent >= 0) scene.lastMove = scene.variant->moveSquares(m_document->tree().node(node.parent).position, node.move);
  for (const DecisiveMove& threat : m_threats) (threat.takes ? scene.attacked : scene.tries).push_back(threat.squares.to);
  if (valuesVisible()) {
    if (!isCrowded()) scene.valueMarks = valueMarks(std::nullopt);
    scene.pieceMarks = pieceMarks();
  }
  if (hasFences(*scene.variant)) scene.fences = fenceScene();
  if (stacksPieces(*scene.variant)) scene.stacks = stackScene();
  return scene;
}

BoardScene BoardView::scene() const {
  BoardScene scene = exportScene();
  const bool moving = isAnimating() && m_transition;
  if (moving) {
    scene.transition = m_transition;
    scene.progress = m_animation.currentValue().toDouble();
    scene.valueMarks.clear();
    scene.pieceMarks.clear();
    scene.attacked.clear();
    scene.tries.clear();
    scene.fences.marks.clear();
    scene.stacks = {};
  } else if (stacksPieces(*scene.variant)) {
    addHandStack(scene.stacks);
  }
  scene.held = m_held;
  if (m_dragging) scene.heldAt = m_dragAt;
  const std::optional<Square> focus = m_held ? m_held : (m_hovered && isMovable(*m_hovered) ? m_hovered : std::nullopt);
  if (m_held && !holdsFence()) scene.targets = targetsOf(*m_held);
  if (const auto fence = fenceInHand(); fence && !moving) scene.fences.ghost = ghostOf(*fence);
  if (focus && valuesVisible() && !moving) {
    const bool ambiguous = !scene.pieceMarks.empty();
    if (m_held || ambiguous) {
      scene.valueMarks = valueMarks(focus);
      scene.pointed = focus;
    }
    if (m_held && !isCrowded()) scene.pieceMarks.clear();
  }
  if (m_preview && !moving) scene.arrows.push_back(scene.variant->moveSquares(scene.position, *m_preview));
  if (m_hint && !moving) scene.arrows.push_back(scene.variant->moveSquares(scene.position, *m_hint));
  if (hasFocus() && m_keyboardUsed && !m_carriedFence) scene.cursor = m_cursor;
  return scene;
}

std::vector<ValueMark> BoardView::valueMarks(std::optional<Square> from) const {
  std::vector<ValueMark> marks;
  for (const MoveValue& move : m_document->moveValues()) {
    const MoveSquares squares = m_document->variant()->moveSquares(m_document->position(), move.move);
    if ((from && squares.from != *from) || fenceOf(*m_document->variant(), squares)) continue;
    const auto there =
        std::find_if(marks.begin(), marks.end(), [&squares](const ValueMark& mark) { return mark.square == squares.to; });
    if (there == marks.end())
      marks.push_back({squares.to, move.value, move.perfect, move.wastedPlies, false});
    else
      there->several = true;  // the moves come best first
  }
  return marks;
}

std::vector<PieceMark> BoardView::pieceMarks() const {
  const std::vector<ValueMark> all = valueMarks(std::nullopt);
  if (!isCrowded() && std::none_of(all.begin(), all.end(), [](const ValueMark& mark) { return mark.several; })) return {};
  std::vector<PieceMark> marks;
  for (const MoveValue& move : m_document->moveValues()) {
    const Square from = m_document->variant()->moveSquares(m_document->position(), move.move).from;
    const bool known = std::any_of(marks.begin(), marks.end(), [from](const PieceMark& mark) { return mark.square == from; });
    if (!known) marks.push_back({from, move.value.outcome, move.perfect});
  }
  return marks;
}

}  // namespace kotai::ui
