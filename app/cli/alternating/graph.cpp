// `graph` for alternating games: writes the positions of perfect play and the moves between them, for programs
// that draw graphs.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/output/progress_line.h"
#include "core/analysis/graphviz.h"
#include "core/analysis/proof_size.h"

namespace kotai::cli {

static std::string_view nameOf(GraphMoves followed) {
  switch (followed) {
    case GraphMoves::Best: return "best";
    case GraphMoves::Proof: return "proof";
    case GraphMoves::All: break;
  }
  return "all";
}

static void printJson(const PlayGraph& graph) {
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
  fmt::print(
      "{}\n",
      Json{{"variant", graph.variant().id()}, {"followed", nameOf(graph.followed())}, {"nodes", std::move(nodes)}}.dump(2));
}

static GraphMoves graphMovesBy(const GraphArguments& options) {
  if (options.all && options.proof) throw UsageError("--all and --proof cannot be combined");
  if (options.count && !options.proof) throw UsageError("--count needs --proof");
  return options.all ? GraphMoves::All : options.proof ? GraphMoves::Proof : GraphMoves::Best;
}

static std::string positionsText(const ProofSize& size) {
  return fmt::format("{} positions, {} of them undecided", grouped(size.all()), grouped(size.undecided));
}

/// Prints only the size of a proof, which may have millions of positions. Returns the exit code.
static int countProof(const Context& context, const Solution& solution, const AnyPosition& position, const std::string& ties) {
  const Variant& variant = *solution.variant();
  Solution::setBlockCacheBytes(bytesForProofs);
  ProgressLine line(context.showsProgress());
  const Interrupt interrupt;
  const auto rule = static_cast<ProofTies>(std::ranges::find(proofTies, ties) - proofTies.begin());
  const ProofSize size = proofSize(solution, position, rule, interrupt.token(), [&line](const ProofSize& sofar) {
    if (line.due()) line.show(positionsText(sofar));
  });
  interrupt.check();
  line.clear();
  const std::uint64_t tiers = variant.tierGraph().tierCount();
  Summary summary;
  summary.add("position", variant.formatPosition(position), "position", variant.formatPosition(position));
  summary.add("value", toText(solution.value(position)), "value", toJson(solution.value(position)));
  summary.add("ties", ties, "ties", ties);
  summary.add("undecided", grouped(size.undecided), "undecided", size.undecided);
  summary.add("decided", grouped(size.decided) + " (seen at once)", "decided", size.decided);
  summary.add("together", grouped(size.all()), "positions", size.all());
  summary.add("tiers", fmt::format("{} of {}", grouped(size.tiers), grouped(tiers)), "tiers", size.tiers);
  summary.set("tiersOfVariant", tiers);
  summary.print(context.json);
  return exitDone;
}

int graphAlternating(Context& context, const GraphArguments& options) {
  const GraphMoves followed = graphMovesBy(options);
  const VariantPtr variant = context.variant(options.variant);
  const AnyPosition position = context.position(*variant, options.position);
  const SolutionPtr solution = context.values(variant);
  if (options.count) return countProof(context, *solution, position, options.ties);
  const Interrupt interrupt;
  if (options.proof && solution->value(position).outcome == Outcome::Draw)
    printNote("The position is a draw, so there is no win to prove. The graph shows every move that keeps the draw.");
  PlayGraph graph(solution, position, followed);
  const bool whole = graph.expandAll(options.plies, options.most, interrupt.token());
  interrupt.check();
  if (context.json)
    printJson(graph);
  else
    fmt::print("{}", graphvizText(graph));
  if (!whole)
    printNote(fmt::format("Stopped at {} positions (--max). Positions without their moves are dashed.", graph.nodes().size()));
  return exitDone;
}

}  // namespace kotai::cli
