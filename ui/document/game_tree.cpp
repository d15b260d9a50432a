#include "ui/document/game_tree.h"

namespace kotai::ui {

void GameTree::reset(const AnyPosition& start) {
  VariationTree::reset(start);
  ++m_endsVersion;
}

GameTree::NodeId GameTree::add(NodeId parent, AnyMove move, const QString& moveText, const AnyPosition& position) {
  const NodeId known = childWhere(parent, [&](const Node& child) { return child.move == move; });
  if (known >= root) return known;
  Node made;
  made.position = position;
  made.move = move;
  made.moveText = moveText;
  made.ply = node(parent).ply + 1;
  return append(parent, std::move(made));
}

}  // namespace kotai::ui
