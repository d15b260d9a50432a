#include "solvers/distributed/sampled_work.h"

#include <algorithm>
#include <cstdint>
#include <list>
#include <unordered_map>

namespace kotai::distributed {

namespace {

constexpr std::size_t samples = 40;
constexpr std::size_t maxNeighbours = 512;
constexpr std::size_t maxStretches = 2;

/// Simulated LRU cache of tables.
class RecentlyRead {
 public:
  explicit RecentlyRead(double positionsHeld) : m_room(positionsHeld) {}

  /// Marks a table as used. Returns true if the table was missing.
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
  std::list<Table> m_order;  // most recently used first
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
  for (int layer = 0; layer < graph.layerCount(); ++layer) {
    const std::vector<TierId> tiers = graph.tiersInLayer(layer);
    const double below = layer > 0 ? m_sums.back() : 0;
    m_positions.push_back(meanOf(tiers));
    m_sums.push_back(m_positions.back() * static_cast<double>(tiers.size()));
    m_childPositionsOnce.push_back(tiers.empty() ? 0 : below / static_cast<double>(tiers.size()));
  }
  m_positionsHeld = shareHeld * positionsInUse();
  m_neighbours.resize(m_sums.size());
  m_newChildPositions.resize(m_sums.size());
  shareAmong(1);
}

void SampledWork::shareAmong(unsigned machines) {
  for (std::size_t layer = 0; layer < m_sums.size(); ++layer) {
    const std::vector<TierId> tiers = m_graph.tiersInLayer(static_cast<int>(layer));
    const std::size_t neighbours = std::min(maxNeighbours, (tiers.size() + machines - 1) / machines);
    if (neighbours == m_neighbours[layer]) continue;
    m_neighbours[layer] = neighbours;
    m_newChildPositions[layer] = countNewChildren(tiers, neighbours);
  }
}

double SampledWork::positions(TierId tier) const { return m_exact ? m_positions[tier.value] : atLayerOf(tier, m_positions); }

double SampledWork::meanOf(const std::vector<TierId>& tiers) const {
  const std::size_t looks = std::min(tiers.size(), samples);
  double sum = 0;
  for (std::size_t look = 0; look < looks; ++look)
    sum += static_cast<double>(m_graph.positionCount(tiers[look * tiers.size() / looks]));
  return looks > 0 ? sum / static_cast<double>(looks) : 0;
}

/// Returns the number of positions in the largest pair of neighbouring layers.
double SampledWork::positionsInUse() const {
  double most = 0;
  for (std::size_t layer = 0; layer < m_sums.size(); ++layer)
    most = std::max(most, m_sums[layer] + (layer > 0 ? m_sums[layer - 1] : 0));
  return most;
}

/// Returns the average number of child positions per tier that are not in memory. Samples runs of neighbouring
/// tiers, because each machine solves such a run. Assumes that the tables of the tiers themselves also need
/// memory.
double SampledWork::countNewChildren(const std::vector<TierId>& tiers, std::size_t neighbours) const {
  const std::size_t stretches = std::min(maxStretches, (tiers.size() + neighbours - 1) / neighbours);
  double sum = 0;
  std::size_t looked = 0;
  for (std::size_t stretch = 0; stretch < stretches; ++stretch) {
    RecentlyRead recent(m_positionsHeld);
    const std::size_t first = stretch * tiers.size() / stretches;
    const std::size_t end = std::min(first + neighbours, (stretch + 1) * tiers.size() / stretches);
    for (std::size_t place = first; place < end; ++place, ++looked) {
      m_graph.forEachLikelyChild(tiers[place], [&](TierId child) {
        if (recent.read(child, positions(child))) sum += positions(child);
      });
      recent.read(tiers[place], positions(tiers[place]));
    }
  }
  return looked > 0 ? sum / static_cast<double>(looked) : 0;
}

}  // namespace kotai::distributed
