#include "ui/document/game_tree.h"

#include <algorithm>

namespace kotai::ui {

void GameTree::reset(const AnyPosition& start) {
  m_nodes.clear();
  m_nodes.emplace_back().position = start;
}

GameTree::NodeId GameTree::add(NodeId parent, AnyMove move, const QString& moveText, const AnyPosition& position) {
  for (const NodeId child : node(parent).children)
    if (node(child).move == move) return child;
  const NodeId id = size();
  Node made;
  made.position = position;
  made.move = move;
  made.moveText = moveText;
  made.parent = parent;
  made.ply = node(parent).ply + 1;
  m_nodes.push_back(std::move(made));
  m_nodes[static_cast<std::size_t>(parent)].children.push_back(id);
  return id;
}

void GameTree::remove(NodeId id) {
  if (id == root || node(id).removed) return;
  auto& siblings = m_nodes[static_cast<std::size_t>(node(id).parent)].children;
  std::erase(siblings, id);
  std::vector<NodeId> open{id};
  while (!open.empty()) {
    Node& gone = m_nodes[static_cast<std::size_t>(open.back())];
    open.pop_back();
    gone.removed = true;
    open.insert(open.end(), gone.children.begin(), gone.children.end());
    gone.children.clear();
  }
}

void GameTree::promote(NodeId id) {
  if (id == root) return;
  auto& siblings = m_nodes[static_cast<std::size_t>(node(id).parent)].children;
  const auto place = std::find(siblings.begin(), siblings.end(), id);
  if (place != siblings.end() && place != siblings.begin()) {
    std::iter_swap(place, place - 1);
    return;
  }
  promote(node(id).parent);  // already first here: the branch it lies on moves up
}

void GameTree::setComment(NodeId id, const QString& comment) {
  m_nodes.at(static_cast<std::size_t>(id)).comment = comment;
}

void GameTree::setValue(NodeId id, Value value) { m_nodes.at(static_cast<std::size_t>(id)).value = value; }

std::vector<GameTree::NodeId> GameTree::pathTo(NodeId id) const {
  std::vector<NodeId> path;
  for (NodeId at = id; at >= root; at = node(at).parent) path.push_back(at);
  std::reverse(path.begin(), path.end());
  return path;
}

std::vector<GameTree::NodeId> GameTree::lineThrough(NodeId id) const {
  std::vector<NodeId> line = pathTo(id);
  while (!node(line.back()).children.empty()) line.push_back(node(line.back()).children.front());
  return line;
}

}  // namespace kotai::ui
