// Tree of a game with variations and comments, for any type of move. Plain data without signals.
#pragma once

#include <QString>
#include <algorithm>
#include <utility>
#include <vector>

#include "core/game/variant.h"

namespace kotai::ui {

/// Base class for all nodes. Derived types add the move that led to the node.
struct VariationNode {
  AnyPosition position;
  int parent = -1;
  std::vector<int> children;  ///< the first child is the main continuation
  QString comment;
  bool removed = false;
};

/// Tree of variations. Node 0 is the root (the start position). Node numbers stay valid until the tree is
/// cleared. Removed nodes keep their place and can be restored.
template <typename NodeType>
class VariationTree {
 public:
  using NodeId = int;
  using Node = NodeType;
  static constexpr NodeId root = 0;

  void reset(const AnyPosition& start) {
    const AnyPosition copy = start;  // a copy, because `start` may be stored in the nodes that are cleared now
    m_nodes.clear();
    m_nodes.emplace_back().position = copy;
  }

  const Node& node(NodeId id) const { return m_nodes.at(static_cast<std::size_t>(id)); }
  int size() const { return static_cast<int>(m_nodes.size()); }

  bool contains(NodeId id) const { return id >= root && id < size() && !node(id).removed; }

  /// Removes a node with all its continuations. Returns the number of removed nodes, which restore() can bring
  /// back. Does nothing for the root.
  int remove(NodeId id) {
    if (id == root || node(id).removed) return 0;
    std::erase(at(node(id).parent).children, id);
    return setRemoved(id, true);
  }

  /// Reverts remove(). The node returns to index `place` among its parent's children. Precondition: the node is
  /// removed, but its parent is not.
  void restore(NodeId id, std::size_t place) {
    auto& siblings = at(node(id).parent).children;
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(place), id);
    setRemoved(id, false);
  }

  /// Returns the index of a node among its parent's children. Precondition: the node is not the root.
  std::size_t placeOf(NodeId id) const {
    const auto& siblings = node(node(id).parent).children;
    return static_cast<std::size_t>(std::find(siblings.begin(), siblings.end(), id) - siblings.begin());
  }

  /// Returns the node that moves up if `id` is promoted. The result is `id` or, if `id` is already first, the
  /// start of the variation that contains it. Returns the root if no node can move up.
  NodeId promotedWith(NodeId id) const {
    while (id != root && placeOf(id) == 0) id = node(id).parent;
    return id;
  }

  /// Moves a node to index `place` among its parent's children. Precondition: the parent has more than `place`
  /// children.
  void setPlace(NodeId id, std::size_t place) {
    auto& siblings = at(node(id).parent).children;
    std::erase(siblings, id);
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(place), id);
  }

  void setComment(NodeId id, const QString& comment) { at(id).comment = comment; }

  /// Returns the path from the root to `id`, both included.
  std::vector<NodeId> pathTo(NodeId id) const {
    std::vector<NodeId> path;
    for (NodeId place = id; place >= root; place = node(place).parent) path.push_back(place);
    std::reverse(path.begin(), path.end());
    return path;
  }

  bool leadsTo(NodeId ancestor, NodeId id) const {
    const std::vector<NodeId> path = pathTo(id);
    return std::find(path.begin(), path.end(), ancestor) != path.end();
  }

  /// Returns the nodes from the root to `id`, then the nodes of the main continuation of `id`.
  std::vector<NodeId> lineThrough(NodeId id) const {
    std::vector<NodeId> line = pathTo(id);
    while (!node(line.back()).children.empty()) line.push_back(node(line.back()).children.front());
    return line;
  }

  std::vector<NodeId> mainLine() const { return lineThrough(root); }

 protected:
  Node& at(NodeId id) { return m_nodes.at(static_cast<std::size_t>(id)); }

  /// Returns the child of `parent` for which `wanted` is true, or -1.
  template <typename Wanted>
  NodeId childWhere(NodeId parent, const Wanted& wanted) const {
    for (const NodeId child : node(parent).children)
      if (wanted(node(child))) return child;
    return -1;
  }

  /// Adds a node below `parent`, after its siblings.
  NodeId append(NodeId parent, Node made) {
    const NodeId id = size();
    made.parent = parent;
    m_nodes.push_back(std::move(made));
    at(parent).children.push_back(id);
    return id;
  }

 private:
  /// Sets the removed mark of a node and its continuations. Returns the number of these nodes.
  int setRemoved(NodeId id, bool removed) {
    int count = 0;
    std::vector<NodeId> open{id};
    while (!open.empty()) {
      Node& each = at(open.back());
      open.pop_back();
      each.removed = removed;
      ++count;
      open.insert(open.end(), each.children.begin(), each.children.end());
    }
    return count;
  }

  std::vector<Node> m_nodes;
};

}  // namespace kotai::ui
