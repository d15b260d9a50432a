#include "solvers/distributed/tier_order.h"

#include <algorithm>
#include <cstddef>

namespace kotai::distributed {

bool LayerOrder::explore() {
  if (m_progress.finished() || m_nextLayer > m_progress.floor()) return false;
  m_nextLayer = m_progress.floor() + 1;
  std::vector<TierId> tiers = m_graph.tiersInLayer(m_progress.floor());
  std::erase_if(tiers, [this](TierId tier) { return m_progress.isDone(tier); });
  for (std::size_t rank = 0; rank < m_shares.size(); ++rank) {
    const auto begin = tiers.begin() + static_cast<std::ptrdiff_t>(rank * tiers.size() / m_shares.size());
    const auto end = tiers.begin() + static_cast<std::ptrdiff_t>((rank + 1) * tiers.size() / m_shares.size());
    m_shares[rank].assign(begin, end);
  }
  return false;
}

void LayerOrder::help(std::deque<TierId>& share) {
  const auto most = std::ranges::max_element(m_shares, {}, &std::deque<TierId>::size);
  if (most->empty()) return;
  const auto half = static_cast<std::ptrdiff_t>((most->size() + 1) / 2);
  share.assign(most->end() - half, most->end());
  most->erase(most->end() - half, most->end());
}

std::optional<ReadyTier> LayerOrder::take(int rank) {
  std::deque<TierId>& share = m_shares[static_cast<std::size_t>(rank)];
  if (share.empty()) help(share);
  if (share.empty()) return std::nullopt;
  const ReadyTier taken{share.front(), 1};
  share.pop_front();
  return taken;
}

std::uint64_t LayerOrder::readyCount() const {
  std::uint64_t sum = 0;
  for (const auto& share : m_shares) sum += share.size();
  return sum;
}

/// Number of layers to examine ahead. When a tier finishes, its parents can become ready, and soon afterwards
/// also the parents of its parents.
constexpr int layersAhead = 3;
constexpr std::size_t tiersAtOnce = 500;  // examining this number of tiers takes about a millisecond
/// Number of similarly urgent tiers among which the locations of their children decide.
constexpr int candidates = 16;

void ChildOrder::addNear(Waiting& waiting, TierId child) const {
  const int rank = m_owners[child.value];
  const auto known = std::ranges::find(waiting.near, rank, &std::pair<int, std::uint64_t>::first);
  if (known != waiting.near.end())
    known->second += m_bytes[child.value];
  else
    waiting.near.emplace_back(rank, m_bytes[child.value]);
}

void ChildOrder::makeReady(TierId tier) {
  auto& ready = m_isLarge && m_isLarge(tier) ? m_readyLarge : m_ready;
  ready.insert({m_graph.layerOf(tier), m_waiting.at(tier.value).positions, tier.value});
}

void ChildOrder::done(TierId tier, int rank, std::uint64_t recordBytes) {
  if (!m_progress.note(tier)) return;
  m_owners[tier.value] = static_cast<std::uint16_t>(rank);
  m_bytes[tier.value] = recordBytes;
  const auto parents = m_parents.extract(tier.value);
  if (parents.empty()) return;
  for (const TierId parent : parents.mapped()) {
    Waiting& waiting = m_waiting.at(parent.value);
    addNear(waiting, tier);
    if (--waiting.openChildren == 0) makeReady(parent);
  }
}

void ChildOrder::look(TierId tier) {
  if (m_progress.isDone(tier)) return;
  Waiting& waiting = m_waiting[tier.value];
  waiting.positions = m_graph.positionCount(tier);
  m_graph.forEachChild(tier, [&](TierId child) {
    ++m_readers[child.value];
    if (m_progress.isDone(child)) return addNear(waiting, child);
    m_parents[child.value].push_back(tier);
    ++waiting.openChildren;
  });
  if (waiting.openChildren == 0) makeReady(tier);
}

bool ChildOrder::explore() {
  if (m_ahead.empty() && m_nextLayer < m_graph.layerCount() && m_nextLayer < floor() + layersAhead) {
    const std::vector<TierId> tiers = m_graph.tiersInLayer(m_nextLayer++);
    m_ahead.assign(tiers.begin(), tiers.end());
  }
  std::size_t looked = 0;
  for (; looked < tiersAtOnce && !m_ahead.empty(); ++looked) {
    look(m_ahead.front());
    m_ahead.pop_front();
  }
  if (m_ahead.empty()) closeLayersBefore(m_nextLayer);
  return looked > 0;
}

bool ChildOrder::areReadersKnown(int layer) const {
  return m_examinedLayers == m_graph.layerCount() || layer + m_graph.childLayerReach() < m_examinedLayers;
}

/// Closes tiers without remaining readers, once all their possible readers have been examined. taken() closes
/// most other tiers when it takes their last reader. All layers below \p lookedAt have been examined.
void ChildOrder::closeLayersBefore(int lookedAt) {
  const int known = m_examinedLayers;
  m_examinedLayers = lookedAt;
  for (int layer = std::max(0, known - m_graph.childLayerReach()); lookedAt > known && layer < lookedAt; ++layer) {
    if (!areReadersKnown(layer)) return;
    for (const TierId tier : m_graph.tiersInLayer(layer))
      if (m_readers[tier.value] == 0) m_closed.push_back(tier);
  }
}

void ChildOrder::taken(TierId tier) {
  m_waiting.erase(tier.value);
  m_graph.forEachChild(tier, [&](TierId child) {
    if (--m_readers[child.value] == 0 && areReadersKnown(m_graph.layerOf(child))) m_closed.push_back(child);
  });
}

std::uint64_t ChildOrder::bytesAt(TierId tier, int rank) const {
  for (const auto& [place, bytes] : m_waiting.at(tier.value).near)
    if (place == rank) return bytes;
  return 0;
}

/// Takes one of the first similar tiers: the tier with the most bytes of children on the rank. Similar tiers
/// are in the same layer and at least half as large as the first. The order puts larger tiers first.
std::optional<ReadyTier> ChildOrder::take(int rank) {
  if (m_ready.empty()) return std::nullopt;
  auto best = m_ready.begin();
  std::uint64_t most = bytesAt({best->tier}, rank);
  int seen = 1;
  for (auto next = std::next(best); next != m_ready.end() && seen < candidates; ++next, ++seen) {
    if (next->layer != m_ready.begin()->layer || 2 * next->positions < m_ready.begin()->positions) break;
    if (const std::uint64_t bytes = bytesAt({next->tier}, rank); bytes > most) {
      best = next;
      most = bytes;
    }
  }
  const ReadyTier ready{{best->tier}, static_cast<double>(best->positions)};
  m_ready.erase(best);
  taken(ready.tier);
  return ready;
}

std::optional<TierId> ChildOrder::popLargeTier() {
  if (m_readyLarge.empty()) return std::nullopt;
  const TierId tier{m_readyLarge.begin()->tier};
  m_readyLarge.erase(m_readyLarge.begin());
  taken(tier);
  return tier;
}

std::unique_ptr<TierOrder> makeTierOrder(const TierGraph& graph, int ranks, IsLarge isLarge) {
  if (graph.listsChildrenQuickly()) return std::make_unique<ChildOrder>(graph, std::move(isLarge));
  return std::make_unique<LayerOrder>(graph, ranks);
}

}  // namespace kotai::distributed
