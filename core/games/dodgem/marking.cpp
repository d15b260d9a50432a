#include "core/games/dodgem/marking.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/games/dodgem/tiers.h"

namespace kotai::dodgem {

enum class Mark : std::uint8_t { None, Won, Lost };

/// Marks of all positions, which are numbered by tier and index.
class Marking {
 public:
  explicit Marking(const Variant& variant);
  MarkingCounts treatPair(TierId pair);

 private:
  using Number = std::uint32_t;

  std::uint64_t count(TierId pair, Mark mark) const {
    return static_cast<std::uint64_t>(
        std::count(m_marks.begin() + m_first[pair.value], m_marks.begin() + m_first[pair.value + 1], mark));
  }
  bool marksWins(TierId pair);    // runs step 3 of the algorithm; returns whether a mark changed
  bool marksLosses(TierId pair);  // runs step 4 of the algorithm; returns whether a mark changed

  std::vector<Number> m_first;  // number of the first position of each tier, then the total number of positions
  std::vector<Mark> m_marks;
  std::vector<std::vector<Number>> m_children;
  std::vector<std::vector<Number>> m_parents;
};

Marking::Marking(const Variant& variant) {
  const TierGraph& tiers = variant.tierGraph();
  m_first.push_back(0);
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    m_first.push_back(m_first.back() + static_cast<Number>(tiers.positionCount(tier)));
  m_marks.resize(m_first.back(), Mark::None);
  m_children.resize(m_first.back());
  m_parents.resize(m_first.back());
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (Number parent = m_first[tier.value]; parent < m_first[tier.value + 1]; ++parent)
      for (const AnyPosition& after : variant.successors(variant.positionAt({tier, {parent - m_first[tier.value]}}))) {
        const Location place = variant.locate(after);
        const Number child = m_first[place.tier.value] + static_cast<Number>(place.index.value);
        m_children[parent].push_back(child);
        m_parents[child].push_back(parent);
      }
}

bool Marking::marksWins(TierId pair) {
  bool changed = false;
  for (Number each = m_first[pair.value]; each < m_first[pair.value + 1]; ++each) {
    if (m_marks[each] != Mark::Lost) continue;
    for (const Number parent : m_parents[each]) {
      changed = changed || m_marks[parent] == Mark::None;
      m_marks[parent] = Mark::Won;
    }
  }
  return changed;
}

bool Marking::marksLosses(TierId pair) {
  const auto isWon = [this](Number child) { return m_marks[child] == Mark::Won; };
  bool changed = false;
  for (Number each = m_first[pair.value]; each < m_first[pair.value + 1]; ++each) {
    if (!isWon(each)) continue;
    for (const Number parent : m_parents[each]) {
      if (m_marks[parent] != Mark::None || !std::ranges::all_of(m_children[parent], isWon)) continue;
      m_marks[parent] = Mark::Lost;
      changed = true;
    }
  }
  return changed;
}

MarkingCounts Marking::treatPair(TierId pair) {
  const Number first = m_first[pair.value];
  const Number end = m_first[pair.value + 1];
  MarkingCounts counts{.pairs = 1, .positions = end - first};
  counts.markedBefore = counts.positions - count(pair, Mark::None);
  for (Number each = first; each < end; ++each) {
    if (!m_children[each].empty()) continue;
    m_marks[each] = Mark::Won;
    ++counts.withoutMove;
  }
  for (bool changed = true; changed; ++counts.passes) {
    const bool winsFound = marksWins(pair);
    changed = marksLosses(pair) || winsFound;
  }
  counts.maxPasses = counts.passes;
  counts.won = count(pair, Mark::Won);
  counts.lost = count(pair, Mark::Lost);
  return counts;
}

static void add(MarkingCounts& sum, const MarkingCounts& more) {
  sum.pairs += more.pairs;
  sum.positions += more.positions;
  sum.markedBefore += more.markedBefore;
  sum.withoutMove += more.withoutMove;
  sum.won += more.won;
  sum.lost += more.lost;
  sum.passes += more.passes;
  sum.maxPasses = std::max(sum.maxPasses, more.maxPasses);
}

std::vector<MarkingCounts> countMarking(const Variant& variant) {
  const TierGraph& tiers = variant.tierGraph();
  Marking marking(variant);
  std::vector<MarkingCounts> counts(static_cast<std::size_t>(tiers.layerCount()));
  for (int steps = 0; steps < tiers.layerCount(); ++steps) {
    std::vector<TierId> pairs = tiers.tiersInLayer(steps);
    std::ranges::sort(pairs, {}, [](TierId pair) { return std::pair{Tiers::pairOf(pair).low, Tiers::pairOf(pair).high}; });
    for (const TierId pair : pairs) add(counts[static_cast<std::size_t>(steps)], marking.treatPair(pair));
  }
  return counts;
}

MarkingCounts sumOf(const std::vector<MarkingCounts>& counts) {
  MarkingCounts sum;
  for (const MarkingCounts& each : counts) add(sum, each);
  return sum;
}

}  // namespace kotai::dodgem
