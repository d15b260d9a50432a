// The turns of one game with its variations and comments. Plain data, no signals; owned by SimultaneousDocument.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/simultaneous/game_value.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::ui {

/// Node 0 is the root (the start position). Node numbers stay valid until the tree is cleared; removed nodes are marked.
class TurnTree {
 public:
  using NodeId = int;
  static constexpr NodeId root = 0;

  struct Node {
    AnyPosition position;
    JointMove turn;                ///< that led here; meaningless for the root
    NodeId parent = -1;
    std::vector<NodeId> children;  ///< the first is the main continuation
    QString comment;
    std::optional<GameValue> value;  ///< once known
    int number = 0;                ///< turns played
    bool removed = false;
  };

  void reset(const AnyPosition& start);
  const Node& node(NodeId id) const { return m_nodes.at(static_cast<std::size_t>(id)); }
  int size() const { return static_cast<int>(m_nodes.size()); }
  /// The child of `parent` reached by this turn, made if there is none yet.
  NodeId add(NodeId parent, JointMove turn, const AnyPosition& position);
  void remove(NodeId id);          ///< with everything after it; not the root
  void promote(NodeId id);         ///< one place up among its siblings, all the way up to the main line
  void setComment(NodeId id, const QString& comment);
  void setValue(NodeId id, const GameValue& value);
  /// Root to `id`, both included.
  std::vector<NodeId> pathTo(NodeId id) const;
  /// Nodes from the root to `id`, both included, then on along main continuations.
  std::vector<NodeId> lineThrough(NodeId id) const;

 private:
  std::vector<Node> m_nodes;
};

}  // namespace kotai::ui
