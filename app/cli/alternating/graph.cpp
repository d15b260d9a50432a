// `graph` of games in which the players alternate: the positions of perfect play and the moves between them, for programs that
// draw graphs.
#include <fmt/format.h>

#include <cstdio>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/format.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "core/analysis/play_graph.h"

namespace kotai::cli {

namespace {

std::string_view fillOf(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return "#d7ede6";
    case Outcome::Draw: return "#dde7f3";
    case Outcome::Loss: return "#f6dfd4";
  }
  return "white";
}

/// As a text of Graphviz in quotation marks.
std::string dotText(std::string_view text) {
  std::string result = "\"";
  for (const char each : text) {
    if (each == '"' || each == '\\') result += '\\';
    result += each;
  }
  return result + '"';
}

void printDot(const PlayGraph& graph) {
  fmt::print("digraph play {{\n  label={};\n  rankdir=LR;\n  node [shape=box, style=\"rounded,filled\", fontname=monospace];\n",
             dotText(graph.variant().id()));
  for (std::size_t i = 0; i < graph.nodes().size(); ++i) {
    const PlayGraphNode& node = graph.nodes()[i];
    const std::string label = dotText(graph.variant().formatPosition(node.position));
    fmt::print("  n{} [label={}, xlabel=\"{}\", fillcolor=\"{}\"{}];\n", i, label, toText(node.value), fillOf(node.value.outcome),
               node.expanded ? "" : ", style=\"rounded,filled,dashed\"");
  }
  for (std::size_t i = 0; i < graph.nodes().size(); ++i)
    for (const PlayGraphEdge& edge : graph.nodes()[i].edges)
      fmt::print("  n{} -> n{} [label={}];\n", i, edge.to, dotText(edge.text));
  fmt::print("}}\n");
}

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
    printDot(graph);
  std::fflush(stdout);
  if (!whole)
    tellNote(fmt::format("Stopped at {} positions (--max); those that were not followed are dashed.", graph.nodes().size()));
  return exitDone;
}

}  // namespace kotai::cli
