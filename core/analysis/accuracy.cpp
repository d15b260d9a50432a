#include "core/analysis/accuracy.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace kotai {

constexpr double pliesThatCostAQuarter = 10;
constexpr std::uint32_t fewestPliesGivenUp = 4;

bool losesAtOnce(Value before, Value after) {
  const Value made = valueForMover(after);
  if (before.outcome != Outcome::Loss || made.outcome != Outcome::Loss) return false;
  return after.distancePlies <= 1 && before.distancePlies >= made.distancePlies + fewestPliesGivenUp;
}

double moveAccuracy(Value before, Value after) {
  const Value made = valueForMover(after);
  if (made.outcome != before.outcome) return made.outcome > before.outcome ? 1 : 0;
  if (losesAtOnce(before, after)) return 0;
  const double longer = before.outcome == Outcome::Win ? made.distancePlies : before.distancePlies;
  const double shorter = before.outcome == Outcome::Win ? before.distancePlies : made.distancePlies;
  const double wasted = longer > shorter ? longer - shorter : 0;
  return 1 - 0.5 * wasted / (wasted + pliesThatCostAQuarter);
}

int accuracyPercent(double share) {
  const auto rounded = static_cast<int>(std::lround(100 * share));
  return share < 1 ? std::min(rounded, 99) : rounded;
}

void AccuracyMean::add(Value before, Value after) {
  m_sum += moveAccuracy(before, after);
  ++m_moves;
}

std::optional<double> AccuracyMean::value() const { return m_moves > 0 ? std::optional(m_sum / m_moves) : std::nullopt; }

}  // namespace kotai
