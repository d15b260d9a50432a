// Converts values along a line of moves to heights. Does not depend on the widget that draws them.
#pragma once

#include <QString>
#include <vector>

#include "core/game/variant.h"
#include "ui/document/game_tree.h"

namespace kotai::ui {

struct ValuePoint {
  GameTree::NodeId node = GameTree::root;
  int number = 0;                 ///< number of the move or turn, as in the list of moves
  std::optional<Side> mover;      ///< side that made the move; empty at the start, and if both sides move at once
  std::optional<Value> value;     ///< value for the first player
  std::optional<Value> forMover;  ///< value as stored, for the side to move
  double height = 0;              ///< 1: the first player has won, 0: draw, -1: the second player has won
  QString moveText;               ///< notation of the move that led here
  QString mark;                   ///< "??", "?" or empty
  QString verdict;                ///< text for a marked move; if both sides move at once, the whole text of the point
};

/// Returns one point per node of the line through `node` to the end of its main continuation.
std::vector<ValuePoint> valueSeries(const Variant& variant, const GameTree& tree, GameTree::NodeId node);

/// Returns the indices of the points that can be distinguished if neighbours are \p stepPx apart. For each
/// pixel of a long line, these points are the first, the lowest, the highest and the last point, and the first
/// marked point. The order of the points does not change.
std::vector<int> visiblePoints(const std::vector<ValuePoint>& points, double stepPx);

/// Returns the marked points that get a label. In a crowded line, these points are at least the width of a
/// label apart, and the other points have no label.
std::vector<int> labelledPoints(const std::vector<ValuePoint>& points, const std::vector<int>& visible, double stepPx);
/// Returns whether points \p stepPx apart are so crowded that the line shows only marked points.
bool isCrowded(double stepPx);

/// Returns the height of a value, from 1 at distance 0 to 0.3 at `longest` plies, so that shorter wins are
/// nearer to the edge. The height of a draw is 0.
double valueHeight(Value forFirst, std::uint32_t longest);

}  // namespace kotai::ui
