// Builds the scene of the board: position, values, threats, and the state of hand and pointer.
#include <algorithm>

#include "ui/board/board_moves.h"
#include "ui/board/board_view.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

BoardLayout BoardView::currentLayout() const {
  BoardScene scene;
  scene.variant = m_document->variant();
  scene.flipped = m_settings->boardFlipped();
  return layoutFor(scene, rect());
}

/// Without the features of this game.
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

BoardScene BoardView::exportScene() const {
  BoardScene scene = plainScene();
  addLayers(scene, BoardMoment::Still);
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

}  // namespace kotai::ui
