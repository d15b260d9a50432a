#include "solvers/distributed/sampled_work.h"

#include <algorithm>
#include <cstdint>
#include <set>

namespace kotai::distributed {

namespace {

constexpr std::size_t samples = 40;
/// The tables of the children of so many neighbours have room in a machine's memory.
constexpr std::size_t neighbours = 512;
constexpr std::size_t stretches = 4;

}  // namespace

SampledWork::SampledWork(const TierGraph& graph) : m_graph(graph), m_exact(graph.listsChildrenQuickly()) {
  if (m_exact) {
    m_positions.reserve(graph.tierCount());
    for (TierId tier; tier.value < graph.tierCount(); ++tier.value)
      m_positions.push_back(static_cast<double>(graph.positionCount(tier)));
    return;
  }
  for (int layer = 0; layer < graph.layerCount(); ++layer) m_positions.push_back(meanOf(graph.tiersInLayer(layer)));
  m_newChildPositions = countNewChildren();
}

double SampledWork::positions(TierId tier) const {
  return m_positions[m_exact ? tier.value : static_cast<std::size_t>(m_graph.layerOf(tier))];
}

double SampledWork::meanOf(const std::vector<TierId>& tiers) const {
  const std::size_t looks = std::min(tiers.size(), samples);
  double sum = 0;
  for (std::size_t look = 0; look < looks; ++look)
    sum += static_cast<double>(m_graph.positionCount(tiers[look * tiers.size() / looks]));
  return looks > 0 ? sum / static_cast<double>(looks) : 0;
}

/// In the layer with most tiers that have children.
double SampledWork::countNewChildren() const {
  std::vector<TierId> most;
  for (int layer = 1; layer < m_graph.layerCount(); ++layer)
    if (auto tiers = m_graph.tiersInLayer(layer); tiers.size() > most.size()) most = std::move(tiers);
  double sum = 0;
  std::size_t looked = 0;
  for (std::size_t stretch = 0; stretch < stretches; ++stretch) {
    std::set<std::uint64_t> children;
    const std::size_t first = stretch * most.size() / stretches;
    const std::size_t end = std::min(first + neighbours, (stretch + 1) * most.size() / stretches);
    for (std::size_t place = first; place < end; ++place, ++looked)
      m_graph.forEachLikelyChild(most[place], [&](TierId child) { children.insert(child.value); });
    for (const std::uint64_t child : children) sum += positions({child});
  }
  return looked > 0 ? sum / static_cast<double>(looked) : 0;
}

}  // namespace kotai::distributed
