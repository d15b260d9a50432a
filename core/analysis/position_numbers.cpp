#include "core/analysis/position_numbers.h"

#include <algorithm>

namespace kotai {

PositionNumbers::PositionNumbers(const TierGraph& tiers) {
  m_firsts.reserve(tiers.tierCount() + 1);
  m_firsts.push_back(0);
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) m_firsts.push_back(count() + tiers.positionCount(tier));
}

Location PositionNumbers::at(std::uint64_t number) const {
  const auto next = std::ranges::upper_bound(m_firsts, number);
  const auto tier = static_cast<std::uint64_t>(next - m_firsts.begin() - 1);
  return {{tier}, {number - m_firsts[tier]}};
}

}  // namespace kotai
