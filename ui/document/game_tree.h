// Tree of the moves of one game with variations and comments. The tree is plain data without signals, and
// belongs to a GameDocument.
#pragma once

#include <optional>

#include "core/analysis/giveaway.h"
#include "core/game/game_end.h"
#include "core/game/value.h"
#include "ui/document/variation_tree.h"

namespace kotai::ui {

struct GameNode : VariationNode {
  AnyMove move;                           ///< move that led to the node; meaningless for the root
  QString moveText;                       ///< notation of the move; empty for the root
  std::optional<Value> value;             ///< value for the side to move, once known
  std::optional<Giveaway> giveaway = {};  ///< set with the value if the move gave a piece away
  int ply = 0;
  std::optional<GameEnd> declaredEnd;  ///< end by resignation, agreement or time at this node
  bool isTry = false;                  ///< whether the move was played after the end of the game, for analysis
};

class GameTree : public VariationTree<GameNode> {
 public:
  void reset(const AnyPosition& start);

  /// Returns the child of `parent` reached by this move. Creates the child if necessary.
  NodeId add(NodeId parent, AnyMove move, const QString& moveText, const AnyPosition& position);
  void setValue(NodeId id, Value value) { at(id).value = value; }
  void setGiveaway(NodeId id, const Giveaway& giveaway) { at(id).giveaway = giveaway; }
  void setTry(NodeId id) { at(id).isTry = true; }
  void setDeclaredEnd(NodeId id, std::optional<GameEnd> end) {
    at(id).declaredEnd = end;
    ++m_endsVersion;
  }

  /// Returns a number that increases whenever the end of a game in the tree may have changed.
  int endsVersion() const { return m_endsVersion; }

 private:
  int m_endsVersion = 0;
};

}  // namespace kotai::ui
