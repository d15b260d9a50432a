// Layout of a graph of play: a column for each ply, from left to right, with few crossings.
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

#include "core/analysis/play_graph.h"

namespace kotai::ui {

struct GraphSteps {
  double column;  ///< from a ply to the next
  double row;     ///< between two nodes of a column, at least
};

struct GraphPlaces {
  std::vector<QPointF> centres;                   ///< by node
  std::vector<std::vector<std::size_t>> columns;  ///< nodes by ply, from the upper to the lower
  QRectF bounds;                                  ///< of the centres; the root's is at 0, 0
};

/// Time is linear in nodes and edges.
GraphPlaces placeNodes(const PlayGraph& graph, const GraphSteps& steps);

}  // namespace kotai::ui
