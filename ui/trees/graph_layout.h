// Layout of a graph of play: a column for each ply, from left to right, with few crossings.
#pragma once

#include <QPointF>
#include <QRectF>
#include <vector>

#include "core/analysis/play_graph.h"

namespace kotai::ui {

struct GraphSteps {
  double column;  ///< distance between neighbouring plies
  double row;     ///< minimum distance between two nodes of a column
};

struct GraphPlaces {
  std::vector<QPointF> centres;                   ///< place by node
  std::vector<std::vector<std::size_t>> columns;  ///< nodes by ply, from top to bottom
  QRectF bounds;                                  ///< bounds of the centres; the root is at 0, 0
};

/// Time is linear in nodes and edges.
GraphPlaces placeNodes(const PlayGraph& graph, const GraphSteps& steps);

}  // namespace kotai::ui
