// The moves of one game with its variations and comments. Plain data, no signals; owned by GameDocument.
#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/game/variant.h"
#include "core/value.h"

namespace kotai::ui {

/// Node 0 is the root (the start position). Node numbers stay valid until the tree is cleared; removed nodes are marked.
class GameTree {
 public:
  using NodeId = int;
  static constexpr NodeId root = 0;

  struct Node {
    AnyPosition position;
    AnyMove move;               ///< that led here; meaningless for the root
    QString moveText;           ///< empty for the root
    NodeId parent = -1;
    std::vector<NodeId> children;  ///< the first is the main continuation
    QString comment;
    std::optional<Value> value; ///< for the side to move, once known
    int ply = 0;
    bool removed = false;
  };

  void reset(const AnyPosition& start);
  const Node& node(NodeId id) const { return m_nodes.at(static_cast<std::size_t>(id)); }
  int size() const { return static_cast<int>(m_nodes.size()); }
  /// The child of `parent` reached by this move, made if there is none yet.
  NodeId add(NodeId parent, AnyMove move, const QString& moveText, const AnyPosition& position);
  void remove(NodeId id);          ///< with everything after it; not the root
  void promote(NodeId id);         ///< one place up among its siblings, all the way up to the main line
  void setComment(NodeId id, const QString& comment);
  void setValue(NodeId id, Value value);
  /// Nodes from the root to `id`, both included, then on along main continuations.
  std::vector<NodeId> lineThrough(NodeId id) const;
  /// Root to `id`, both included.
  std::vector<NodeId> pathTo(NodeId id) const;
  std::vector<NodeId> mainLine() const { return lineThrough(root); }

 private:
  std::vector<Node> m_nodes;
};

}  // namespace kotai::ui
