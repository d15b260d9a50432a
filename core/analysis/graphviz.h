// A graph of perfect play in Graphviz format (`dot`).
#pragma once

#include <string>

#include "core/analysis/play_graph.h"

namespace kotai {

/// Returns the text of the graph. Positions whose moves are not in the graph have dashed outlines.
std::string graphvizText(const PlayGraph& graph);

}  // namespace kotai
