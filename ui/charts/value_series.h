// The values along a line of moves as heights, apart from the widget that draws them.
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/game/variant.h"
#include "ui/document/game_tree.h"

namespace kotai::ui {

struct ValuePoint {
  GameTree::NodeId node = GameTree::root;
  int ply = 0;
  std::optional<Value> value;     ///< from the first player's point of view
  std::optional<Value> forMover;  ///< as stored: for the side to move
  double height = 0;              ///< 1: the first player has won, 0: draw, -1: the second player has won
  QString moveText;               ///< of the move that led here
  QString mark;                   ///< "??", "?" or empty
  QString verdict;                ///< words for a marked move
};

/// One point per node of the line that leads through `node` to the end of its main continuation.
std::vector<ValuePoint> valueSeries(const Variant& variant, const GameTree& tree, GameTree::NodeId node);

/// Shorter wins are nearer the edge: 1 at distance 0, falling to 0.3 at `longest` plies. Draws: 0.
double valueHeight(Value forFirst, std::uint32_t longest);

}  // namespace kotai::ui
