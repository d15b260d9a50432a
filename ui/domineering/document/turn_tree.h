// The turns of one game with its variations and comments. Plain data, no signals; owned by DomineeringDocument.
#pragma once

#include <optional>

#include "core/game/game_value.h"
#include "core/simultaneous/simultaneous_variant.h"
#include "ui/document/variation_tree.h"

namespace kotai::ui {

struct TurnNode : VariationNode {
  JointMove turn;                  ///< the turn that led here; meaningless for the root
  std::optional<GameValue> value;  ///< value of the position, once known
  int number = 0;                  ///< number of turns played
};

class TurnTree : public VariationTree<TurnNode> {
 public:
  /// Returns the child of `parent` reached by this turn. Creates it if it does not exist.
  NodeId add(NodeId parent, JointMove turn, const AnyPosition& position);
  void setValue(NodeId id, const GameValue& value) { at(id).value = value; }
};

}  // namespace kotai::ui
