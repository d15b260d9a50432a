#include "solvers/distributed/sampled_work.h"

#include <algorithm>
#include <cstdint>
#include <list>
#include <unordered_map>

namespace kotai::distributed {

namespace {

constexpr std::size_t samples = 40;
constexpr std::size_t neighbours = 512;
constexpr std::size_t mostStretches = 4;

/// Tables in memory, the one that was read longest ago the first to go.
class RecentlyRead {
 public:
  explicit RecentlyRead(double positionsHeld) : m_room(positionsHeld) {}

  /// True if it was not here.
  bool read(TierId tier, double positions) {
    if (const auto known = m_places.find(tier.value); known != m_places.end()) {
      m_order.splice(m_order.begin(), m_order, known->second);
      return false;
    }
    m_order.push_front({tier.value, positions});
    m_places[tier.value] = m_order.begin();
    for (m_room -= positions; m_room < 0 && m_order.size() > 1; m_order.pop_back()) {
      m_room += m_order.back().positions;
      m_places.erase(m_order.back().tier);
    }
    return true;
  }

 private:
  struct Table {
    std::uint64_t tier;
    double positions;
  };
  double m_room;
  std::list<Table> m_order;  // latest first
  std::unordered_map<std::uint64_t, std::list<Table>::iterator> m_places;
};

}  // namespace

SampledWork::SampledWork(const TierGraph& graph, double shareHeld) : m_graph(graph), m_exact(graph.listsChildrenQuickly()) {
  if (m_exact) {
    m_positions.reserve(graph.tierCount());
    for (TierId tier; tier.value < graph.tierCount(); ++tier.value)
      m_positions.push_back(static_cast<double>(graph.positionCount(tier)));
    return;
  }
  for (int layer = 0; layer < graph.layerCount(); ++layer) m_positions.push_back(meanOf(graph.tiersInLayer(layer)));
  m_newChildPositions = countNewChildren(shareHeld * positionsInUse());
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

/// In the two neighbouring layers with most.
double SampledWork::positionsInUse() const {
  double most = 0;
  double below = 0;
  for (int layer = 0; layer < m_graph.layerCount(); ++layer) {
    const double here = m_positions[static_cast<std::size_t>(layer)] * static_cast<double>(m_graph.tiersInLayer(layer).size());
    most = std::max(most, here + below);
    below = here;
  }
  return most;
}

/// In the layer with most tiers that have children: some stretches of neighbours, as a machine solves them.
double SampledWork::countNewChildren(double positionsHeld) const {
  std::vector<TierId> most;
  for (int layer = 1; layer < m_graph.layerCount(); ++layer)
    if (auto tiers = m_graph.tiersInLayer(layer); tiers.size() > most.size()) most = std::move(tiers);
  const std::size_t stretches = std::min(mostStretches, (most.size() + neighbours - 1) / neighbours);
  double sum = 0;
  std::size_t looked = 0;
  for (std::size_t stretch = 0; stretch < stretches; ++stretch) {
    RecentlyRead recent(positionsHeld);
    const std::size_t first = stretch * most.size() / stretches;
    const std::size_t end = std::min(first + neighbours, (stretch + 1) * most.size() / stretches);
    for (std::size_t place = first; place < end; ++place, ++looked)
      m_graph.forEachLikelyChild(most[place], [&](TierId child) {
        if (recent.read(child, positions(child))) sum += positions(child);
      });
  }
  return looked > 0 ? sum / static_cast<double>(looked) : 0;
}

}  // namespace kotai::distributed
