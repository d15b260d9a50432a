// `graph` of games in which the players alternate: the positions of perfect play and the moves between them, for programs that
// draw graphs.
#include <fmt/format.h>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "core/analysis/graphviz.h"

namespace kotai::cli {

namespace {

void printJson(const PlayGraph& graph) {
  Json nodes = Json::array();
  for (const PlayGraphNode& node : graph.nodes()) {
    Json moves = Json::array();
    for (const PlayGraphEdge& edge : node.edges) moves.push_back({{"move", edge.text}, {"to", edge.to}});
    nodes.push_back({{"position", graph.variant().formatPosition(node.position)},
                     {"value", toJson(node.value)},
                     {"plies", node.plies},
                     {"expanded", node.expanded},
                     {"moves", std::move(moves)}});
  }
  fmt::print("{}\n", Json{{"variant", graph.variant().id()},
                          {"followed", graph.followed() == FollowedMoves::Proof ? "proof" : "best"},
                          {"nodes", std::move(nodes)}}
                         .dump(2));
}

}  // namespace

int graphAlternating(Context& context, const GraphArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  const AnyPosition position = context.position(*variant, options.position);
  const SolutionPtr solution = context.solution(variant);
  const Interrupt interrupt;
  PlayGraph graph(solution, position, options.proof ? FollowedMoves::Proof : FollowedMoves::Best);
  const bool whole = graph.expandAll(options.plies, options.most, interrupt.token());
  interrupt.check();
  if (context.json)
    printJson(graph);
  else
    fmt::print("{}", graphvizText(graph));
  if (!whole)
    tellNote(fmt::format("Stopped at {} positions (--max); those that were not followed are dashed.", graph.nodes().size()));
  return exitDone;
}

}  // namespace kotai::cli
