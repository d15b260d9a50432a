#include "ui/trees/graph_layout.h"

#include <algorithm>

namespace kotai::ui {

namespace {

constexpr int sweeps = 6;

/// Neighbours of each node in the columns before and after.
struct Neighbours {
  std::vector<std::vector<std::size_t>> before;
  std::vector<std::vector<std::size_t>> behind;
};

Neighbours neighboursOf(const PlayGraph& graph) {
  const auto& nodes = graph.nodes();
  Neighbours all{std::vector<std::vector<std::size_t>>(nodes.size()), std::vector<std::vector<std::size_t>>(nodes.size())};
  for (std::size_t from = 0; from < nodes.size(); ++from)
    for (const PlayGraphEdge& edge : nodes[from].edges)
      if (nodes[edge.to].plies == nodes[from].plies + 1) {
        all.behind[from].push_back(edge.to);
        all.before[edge.to].push_back(from);
      }
  return all;
}

/// Sorts a column by the places of its neighbours, then puts its nodes as close to them as spacing allows.
void arrange(std::vector<std::size_t>& column, const std::vector<std::vector<std::size_t>>& neighbours,
             std::vector<double>& heights, double row) {
  std::vector<std::pair<double, std::size_t>> wanted;
  for (const std::size_t node : column) {
    double sum = 0;
    for (const std::size_t each : neighbours[node]) sum += heights[each];
    const auto count = static_cast<double>(neighbours[node].size());
    wanted.emplace_back(count > 0 ? sum / count : heights[node], node);
  }
  std::ranges::stable_sort(wanted, {}, &std::pair<double, std::size_t>::first);
  double lowest = wanted.front().first - row;
  double moved = 0;  // sum of all displacements
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const auto [height, node] = wanted[i];
    column[i] = node;
    lowest = std::max(height, lowest + row);
    heights[node] = lowest;
    moved += lowest - height;
  }
  const double back = moved / static_cast<double>(column.size());
  for (const std::size_t node : column) heights[node] -= back;
}

}  // namespace

GraphPlaces placeNodes(const PlayGraph& graph, const GraphSteps& steps) {
  const auto& nodes = graph.nodes();
  GraphPlaces places;
  std::vector<double> heights(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    if (places.columns.size() <= nodes[i].plies) places.columns.resize(nodes[i].plies + 1);
    heights[i] = static_cast<double>(places.columns[nodes[i].plies].size()) * steps.row;
    places.columns[nodes[i].plies].push_back(i);
  }
  const Neighbours neighbours = neighboursOf(graph);
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    for (std::size_t column = 1; column < places.columns.size(); ++column)
      arrange(places.columns[column], neighbours.before, heights, steps.row);
    for (std::size_t column = places.columns.size() - 1; sweep + 1 < sweeps && column-- > 0;)
      arrange(places.columns[column], neighbours.behind, heights, steps.row);
  }
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const QPointF centre(nodes[i].plies * steps.column, heights[i] - heights[0]);
    places.centres.push_back(centre);
    places.bounds |= QRectF(centre, QSizeF(1, 1));
  }
  return places;
}

}  // namespace kotai::ui
