#include "solvers/distributed/layer_order.h"

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

}  // namespace kotai::distributed
