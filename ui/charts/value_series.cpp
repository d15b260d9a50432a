#include "ui/charts/value_series.h"

#include <algorithm>

#include "ui/document/move_list.h"
#include "ui/opponent/move_verdict.h"

namespace kotai::ui {

namespace {
constexpr std::uint32_t shortestScalePlies = 20;  // so that the last few plies of a game do not fill the whole height
}

double valueHeight(Value forFirst, std::uint32_t longest) {
  if (forFirst.outcome == Outcome::Draw) return 0;
  const double part = static_cast<double>(forFirst.distancePlies) / std::max<std::uint32_t>(longest, 1);
  const double height = 1 - 0.7 * std::min(part, 1.0);
  return forFirst.outcome == Outcome::Win ? height : -height;
}

std::vector<ValuePoint> valueSeries(const Variant& variant, const GameTree& tree, GameTree::NodeId node) {
  std::vector<ValuePoint> points;
  std::uint32_t longest = shortestScalePlies;
  for (const GameTree::NodeId id : tree.lineThrough(node)) {
    const GameTree::Node& here = tree.node(id);
    ValuePoint point;
    point.node = id;
    point.ply = here.ply;
    point.moveText = here.moveText;
    point.forMover = here.value;
    point.mark = mistakeMark(tree, id);
    if (!point.mark.isEmpty()) point.verdict = verdictText(judge(*tree.node(here.parent).value, *here.value));
    if (here.value) {
      const bool firstToMove = variant.sideToMove(here.position) == Side::First;
      point.value = Value{firstToMove ? here.value->outcome : opposite(here.value->outcome), here.value->distancePlies};
      longest = std::max(longest, here.value->distancePlies);
    }
    points.push_back(point);
  }
  for (ValuePoint& point : points)
    if (point.value) point.height = valueHeight(*point.value, longest);
  return points;
}

}  // namespace kotai::ui
