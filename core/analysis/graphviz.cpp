#include "core/analysis/graphviz.h"

#include <fmt/format.h>

#include <string_view>

namespace kotai {

static std::string_view fillOf(Outcome outcome) {
  switch (outcome) {
    case Outcome::Win: return "#d7ede6";
    case Outcome::Draw: return "#dde7f3";
    case Outcome::Loss: return "#f6dfd4";
  }
  return "white";
}

/// Quotes a string for Graphviz.
static std::string dotText(std::string_view text) {
  std::string result = "\"";
  for (const char each : text) {
    if (each == '"' || each == '\\') result += '\\';
    result += each;
  }
  return result + '"';
}

std::string graphvizText(const PlayGraph& graph) {
  std::string text = fmt::format(
      "digraph play {{\n  label={};\n  rankdir=LR;\n  node [shape=box, style=\"rounded,filled\", fontname=monospace];\n",
      dotText(graph.variant().id()));
  for (std::size_t i = 0; i < graph.nodes().size(); ++i) {
    const PlayGraphNode& node = graph.nodes()[i];
    const std::string label = dotText(graph.variant().formatPosition(node.position));
    text += fmt::format("  n{} [label={}, xlabel=\"{}\", fillcolor=\"{}\"{}];\n", i, label, toText(node.value),
                        fillOf(node.value.outcome), node.expanded ? "" : ", style=\"rounded,filled,dashed\"");
  }
  for (std::size_t i = 0; i < graph.nodes().size(); ++i)
    for (const PlayGraphEdge& edge : graph.nodes()[i].edges)
      text += fmt::format("  n{} -> n{} [label={}];\n", i, edge.to, dotText(edge.text));
  text += "}\n";
  return text;
}

}  // namespace kotai
