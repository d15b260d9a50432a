#include "core/analysis/aggregate.h"

#include <algorithm>

#include "core/base/errors.h"
#include "core/game/game.h"

namespace kotai {

template <class Visit>
static void forEachPart(const Solution& solution, Visit&& visit) {
  const std::uint64_t tierCount = solution.variant()->tierGraph().tierCount();
  for (TierId tier{0}; tier.value < tierCount; ++tier.value) {
    const TierSummary summary = solution.tierSummary(tier);
    for (std::size_t part = 0; part < summary.parts.size(); ++part) visit(tier, static_cast<int>(part), summary.parts[part]);
  }
}

std::uint64_t AggregateTable::at(Outcome outcome, int opponent, int mover) const {
  return cells[static_cast<std::size_t>(outcome)][static_cast<std::size_t>(opponent * (key.maxMover + 1) + mover)];
}

AggregateTable aggregate(const Solution& solution, const AggregateKey& key, Counting counting) {
  AggregateTable table{key, counting, {}, std::string(solution.variant()->gameId())};
  for (auto& cells : table.cells) cells.assign(static_cast<std::size_t>((key.maxMover + 1) * (key.maxOpponent + 1)), 0);
  const TierGraph& space = solution.variant()->tierGraph();
  const auto placeOf = [&key](int mover, int opponent) {
    return static_cast<std::size_t>(opponent * (key.maxMover + 1) + mover);
  };
  if (key.withinParts) {
    for (TierId tier; tier.value < space.tierCount(); ++tier.value)
      for (const CountTable& counts : solution.tierSummary(tier).tables)
        if (counts.key == key.id)
          for (const CountTable::Entry& entry : counts.entries) {
            if (entry.mover > static_cast<std::uint32_t>(key.maxMover) ||
                entry.opponent > static_cast<std::uint32_t>(key.maxOpponent))
              throw SolutionError(SolutionFault::DamagedTier, solution.file(), {std::to_string(tier.value)});
            for (std::size_t outcome = 0; outcome < entry.outcomes.size(); ++outcome)
              table.cells[outcome][placeOf(static_cast<int>(entry.mover), static_cast<int>(entry.opponent))] +=
                  entry.outcomes[outcome];
          }
    return table;
  }
  forEachPart(solution, [&](TierId tier, int part, const PartSummary& summary) {
    const AggregateCell cell = space.aggregateCell(tier, part, key);
    if (!cell.counted) return;
    const std::uint64_t weight = counting == Counting::AsPublished ? cell.publishedWeight : 1;
    const std::size_t place = placeOf(cell.mover, cell.opponent);
    for (const PartSummary::Entry& entry : summary.histogram)
      table.cells[static_cast<std::size_t>(entry.value.outcome)][place] += weight * entry.count;
  });
  return table;
}

std::uint32_t Totals::longest(Outcome outcome) const {
  const auto& byDistance = distances[static_cast<std::size_t>(outcome)];
  return byDistance.empty() ? 0 : byDistance.rbegin()->first;
}

Totals totals(const Solution& solution) {
  Totals sum;
  const TierGraph& space = solution.variant()->tierGraph();
  const std::vector<AggregateKey>& keys = space.aggregateKeys();
  forEachPart(solution, [&](TierId tier, int part, const PartSummary& summary) {
    const bool counted = keys.empty() || space.aggregateCell(tier, part, keys.front()).counted;
    for (const PartSummary::Entry& entry : summary.histogram) {
      const auto outcome = static_cast<std::size_t>(entry.value.outcome);
      sum.outcomes[outcome] += entry.count;
      if (counted) sum.countedOutcomes[outcome] += entry.count;
      sum.distances[outcome][entry.value.distancePlies] += entry.count;
      if (entry.value.outcome == Outcome::Draw || entry.value.distancePlies > 0) sum.unfinished += entry.count;
    }
    for (std::size_t kind = 0; kind < sum.notables.size(); ++kind) sum.notables[kind] += summary.notables[kind];
    sum.legalMoves += summary.legalMoves;
    sum.maxLegalMoves = std::max(sum.maxLegalMoves, summary.maxLegalMoves);
  });
  const Variant& variant = *solution.variant();
  if (const auto finishedDraws = variant.game().finishedDraws) sum.unfinished -= finishedDraws(variant);
  return sum;
}

}  // namespace kotai
