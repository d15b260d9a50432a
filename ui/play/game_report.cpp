#include "ui/play/game_report.h"

#include <algorithm>

#include "core/analysis/accuracy.h"
#include "ui/document/move_list.h"
#include "ui/strings/end_strings.h"

namespace kotai::ui {

namespace {

Side playerOf(const GameDocument& document, GameTree::NodeId node) {
  const GameTree& tree = document.tree();
  return document.variant()->sideToMove(tree.node(tree.node(node).parent).position);
}

std::optional<double> accuracyUpTo(const GameDocument& document, GameTree::NodeId last, Side side) {
  const GameTree& tree = document.tree();
  AccuracyMean mean;
  for (const GameTree::NodeId node : tree.pathTo(last)) {
    if (node == GameTree::root || playerOf(document, node) != side) continue;
    const auto& before = tree.node(tree.node(node).parent).value;
    const auto& after = tree.node(node).value;
    if (!before || !after) return std::nullopt;
    mean.add(*before, *after);
  }
  return mean.value();
}

std::vector<ValuePoint> valuesUpTo(const GameDocument& document, GameTree::NodeId last) {
  std::vector<ValuePoint> points = valueSeries(*document.variant(), document.tree(), last);
  points.resize(document.tree().pathTo(last).size());
  const bool known = std::ranges::all_of(points, [](const ValuePoint& point) { return point.value.has_value(); });
  return known ? points : std::vector<ValuePoint>();
}

}  // namespace

std::vector<GameTree::NodeId> mistakesUpTo(const GameDocument& document, GameTree::NodeId last, std::optional<Side> side) {
  std::vector<GameTree::NodeId> mistakes;
  for (const GameTree::NodeId node : document.tree().pathTo(last)) {
    if (node == GameTree::root || mistakeMark(document.tree(), node).isEmpty()) continue;
    if (!side || playerOf(document, node) == *side) mistakes.push_back(node);
  }
  return mistakes;
}

std::optional<GameReport> reportOf(const GameDocument& document, GameTree::NodeId last, std::optional<Side> person) {
  const auto end = document.endAt(last);
  if (!end) return std::nullopt;
  GameReport report{*end, person, winnerText(*document.variant(), *end, person), {}, 0, {}, {}, {}};
  report.reason = reasonOfEnd(*document.variant(), document.nodeAt(last).position, *end);
  report.moves = last == GameTree::root ? 0 : moveNumber(*document.variant(), document.tree(), last);
  report.accuracy = {accuracyUpTo(document, last, Side::First), accuracyUpTo(document, last, Side::Second)};
  report.values = valuesUpTo(document, last);
  report.mistakes = mistakesUpTo(document, last, person);
  return report;
}

}  // namespace kotai::ui
