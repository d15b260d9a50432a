// Compares summaries of tiers number by number.
#pragma once

#include <algorithm>

#include "core/tables/tier_summary.h"

namespace kotai::test {

inline bool same(const PartSummary& one, const PartSummary& two) {
  const auto sameEntry = [](const auto& a, const auto& b) { return a.value == b.value && a.count == b.count; };
  return one.notables == two.notables && one.legalMoves == two.legalMoves && one.maxLegalMoves == two.maxLegalMoves &&
         std::ranges::equal(one.histogram, two.histogram, sameEntry);
}

inline bool same(const CountTable& one, const CountTable& two) {
  return one.key == two.key && std::ranges::equal(one.entries, two.entries, [](const auto& a, const auto& b) {
           return a.mover == b.mover && a.opponent == b.opponent && a.outcomes == b.outcomes;
         });
}

inline bool same(const TierSummary& one, const TierSummary& two) {
  const auto sameElement = [](const auto& a, const auto& b) { return same(a, b); };
  return one.statistics == two.statistics && std::ranges::equal(one.parts, two.parts, sameElement) &&
         std::ranges::equal(one.tables, two.tables, sameElement);
}

}  // namespace kotai::test
