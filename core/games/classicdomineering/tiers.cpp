#include "core/games/classicdomineering/tiers.h"

#include <algorithm>
#include <numeric>

#include "core/base/combinations.h"

namespace kotai::classicdomineering {

Tiers::Tiers(int darkSquares, int lightSquares, bool sidesExchange) : m_parts(sidesExchange ? 1 : 2) {
  for (int dominoes = 0; dominoes <= std::min(darkSquares, lightSquares); ++dominoes)
    m_boards.push_back(choose(darkSquares, dominoes) * choose(lightSquares, dominoes));
}

std::uint64_t Tiers::totalPositions() const {
  return static_cast<std::uint64_t>(m_parts) * std::accumulate(m_boards.begin(), m_boards.end(), std::uint64_t{0});
}

void Tiers::forEachChild(TierId tier, const std::function<void(TierId)>& visit) const {
  if (tier.value + 1 < m_boards.size()) visit({tier.value + 1});
}

}  // namespace kotai::classicdomineering
