// Tree of the turns of one game with variations and comments. The tree is plain data without signals, and
// belongs to a DomineeringDocument.
#pragma once

#include <optional>

#include "core/game/game_value.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/document/variation_tree.h"

namespace kotai::ui {

struct TurnNode : VariationNode {
  JointMove turn;                  ///< turn that led to the node; meaningless for the root
  std::optional<GameValue> value;  ///< value of the position, once known
  int number = 0;                  ///< number of turns played up to this node
};

class TurnTree : public VariationTree<TurnNode> {
 public:
  /// Returns the child of `parent` reached by this turn. Creates the child if necessary.
  NodeId add(NodeId parent, JointMove turn, const AnyPosition& position);
  void setValue(NodeId id, const GameValue& value) { at(id).value = value; }
};

}  // namespace kotai::ui
