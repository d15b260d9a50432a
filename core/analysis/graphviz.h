// A graph of perfect play in Graphviz format (`dot`).
#pragma once

#include <string>

#include "core/analysis/play_graph.h"

namespace kotai {

/// Returns the text of the graph. Positions that are not expanded are dashed.
std::string graphvizText(const PlayGraph& graph);

}  // namespace kotai
