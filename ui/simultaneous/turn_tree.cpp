#include "ui/simultaneous/turn_tree.h"

#include <algorithm>

namespace kotai::ui {

void TurnTree::reset(const AnyPosition& start) {
  const AnyPosition copy = start;  // may live in the nodes that are cleared now
  m_nodes.clear();
  m_nodes.emplace_back().position = copy;
}

TurnTree::NodeId TurnTree::add(NodeId parent, JointMove turn, const AnyPosition& position) {
  for (const NodeId child : node(parent).children)
    if (node(child).turn == turn) return child;
  const NodeId id = size();
  Node made;
  made.position = position;
  made.turn = turn;
  made.parent = parent;
  made.number = node(parent).number + 1;
  m_nodes.push_back(std::move(made));
  m_nodes[static_cast<std::size_t>(parent)].children.push_back(id);
  return id;
}

void TurnTree::remove(NodeId id) {
  if (id == root || node(id).removed) return;
  std::erase(m_nodes[static_cast<std::size_t>(node(id).parent)].children, id);
  std::vector<NodeId> open{id};
  while (!open.empty()) {
    Node& gone = m_nodes[static_cast<std::size_t>(open.back())];
    open.pop_back();
    gone.removed = true;
    open.insert(open.end(), gone.children.begin(), gone.children.end());
    gone.children.clear();
  }
}

void TurnTree::promote(NodeId id) {
  if (id == root) return;
  auto& siblings = m_nodes[static_cast<std::size_t>(node(id).parent)].children;
  const auto place = std::find(siblings.begin(), siblings.end(), id);
  if (place != siblings.end() && place != siblings.begin()) {
    std::iter_swap(place, place - 1);
    return;
  }
  promote(node(id).parent);  // already first here: the branch it lies on moves up
}

void TurnTree::setComment(NodeId id, const QString& comment) { m_nodes.at(static_cast<std::size_t>(id)).comment = comment; }

void TurnTree::setValue(NodeId id, const GameValue& value) { m_nodes.at(static_cast<std::size_t>(id)).value = value; }

std::vector<TurnTree::NodeId> TurnTree::pathTo(NodeId id) const {
  std::vector<NodeId> path;
  for (NodeId at = id; at >= root; at = node(at).parent) path.push_back(at);
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<TurnTree::NodeId> TurnTree::lineThrough(NodeId id) const {
  std::vector<NodeId> line = pathTo(id);
  while (!node(line.back()).children.empty()) line.push_back(node(line.back()).children.front());
  return line;
}

}  // namespace kotai::ui
