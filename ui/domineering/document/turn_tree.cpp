#include "ui/domineering/document/turn_tree.h"

namespace kotai::ui {

TurnTree::NodeId TurnTree::add(NodeId parent, JointMove turn, const AnyPosition& position) {
  const NodeId known = childWhere(parent, [&](const Node& child) { return child.turn == turn; });
  if (known >= root) return known;
  Node made;
  made.position = position;
  made.turn = turn;
  made.number = node(parent).number + 1;
  return append(parent, std::move(made));
}

}  // namespace kotai::ui
