#include "ui/charts/value_series.h"

#include <cmath>

#include "ui/document/move_list.h"
#include "ui/opponent/move_verdict.h"

namespace kotai::ui {

constexpr std::uint32_t shortestScalePlies = 20;  // otherwise short wins would fill the whole height
constexpr double crowdedStepPx = 9;
constexpr double labelStepPx = 24;  // minimum distance of labels in a crowded line

/// Adds the end points, the extremes and a marked point to \p visible, from the points \p first to \p end - 1,
/// which share a pixel.
static void addVisible(const std::vector<ValuePoint>& points, int first, int end, std::vector<int>& visible) {
  const auto begin = points.begin() + first;
  const auto last = points.begin() + end;
  const auto [low, high] = std::minmax_element(begin, last, [](const auto& a, const auto& b) { return a.height < b.height; });
  const auto marked = std::find_if(begin, last, [](const auto& each) { return !each.mark.isEmpty(); });
  std::vector<int> kept{first, end - 1};
  for (const auto& each : {low, high, marked})
    if (each != last) kept.push_back(static_cast<int>(each - points.begin()));
  std::sort(kept.begin(), kept.end());
  kept.erase(std::unique(kept.begin(), kept.end()), kept.end());
  visible.insert(visible.end(), kept.begin(), kept.end());
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
    if (here.parent >= 0) {
      point.number = moveNumber(variant, tree, id);
      point.mover = variant.sideToMove(tree.node(here.parent).position);
    }
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

bool isCrowded(double stepPx) { return stepPx < crowdedStepPx; }

std::vector<int> visiblePoints(const std::vector<ValuePoint>& points, double stepPx) {
  const int count = static_cast<int>(points.size());
  const auto pixelOf = [stepPx](int index) { return std::floor(stepPx * index); };
  std::vector<int> visible;
  for (int first = 0, end = 1; first < count; first = end++) {
    while (end < count && pixelOf(end) == pixelOf(first)) ++end;
    addVisible(points, first, end, visible);
  }
  return visible;
}

std::vector<int> labelledPoints(const std::vector<ValuePoint>& points, const std::vector<int>& visible, double stepPx) {
  const double apartPx = isCrowded(stepPx) ? labelStepPx : 0;
  std::vector<int> labelled;
  for (const int index : visible)
    if (!points[static_cast<std::size_t>(index)].mark.isEmpty() &&
        (labelled.empty() || (index - labelled.back()) * stepPx >= apartPx))
      labelled.push_back(index);
  return labelled;
}

}  // namespace kotai::ui
