// Compares the counts of a tier of Quoridor in a file with the derived counts.
#include <map>
#include <string>
#include <string_view>

#include "core/verify/quoridor/tier.h"

namespace kotai::verify::quoridor {

namespace {

constexpr std::array<std::string_view, notableKindCount> notableNames{"zugzwang-loss-to-win", "zugzwang-loss-to-draw",
                                                                      "zugzwang-draw-to-win", "mutual-zugzwang",
                                                                      "only-move-wins",       "only-move-draws"};

/// Pairs of stored and derived numbers, by name.
class Comparison {
 public:
  void stored(const std::string& name, std::uint64_t count) { m_counts[name].first += count; }
  void derived(const std::string& name, std::uint64_t count) { m_counts[name].second += count; }
  void report(const std::string& prefix, UnitResult& result) const {
    for (const auto& [name, both] : m_counts)
      if (both.first != both.second) result.addMismatch({{}, {}, {}, prefix + name, both.first, both.second});
  }

 private:
  std::map<std::string, std::pair<std::uint64_t, std::uint64_t>> m_counts;
};

void comparePart(const PartSummary& stored, const PartCounts& derived, const std::string& prefix, UnitResult& result) {
  Comparison comparison;
  comparison.stored("legal moves", stored.legalMoves);
  comparison.derived("legal moves", derived.legalMoves);
  comparison.stored("most legal moves", stored.maxLegalMoves);
  comparison.derived("most legal moves", derived.maxLegalMoves);
  for (std::size_t kind = 0; kind < notableNames.size(); ++kind) {
    const std::string name(notableNames[kind]);
    comparison.stored(name, stored.notables[kind]);
    comparison.derived(name, derived.notables[kind]);
  }
  for (const PartSummary::Entry& entry : stored.histogram) comparison.stored(toText(entry.value), entry.count);
  for (std::size_t rating = 0; rating < derived.ratings.size(); ++rating)
    if (derived.ratings[rating] != 0) comparison.derived(toText(valueOf(static_cast<Rating>(rating))), derived.ratings[rating]);
  comparison.report(prefix, result);
}

std::string cellName(std::uint64_t mover, std::uint64_t opponent, std::size_t outcome) {
  return "steps " + std::to_string(mover) + " against " + std::to_string(opponent) + ", " +
         std::string(toText(static_cast<Outcome>(outcome)));
}

}  // namespace

void compareCounts(const TierSummary& stored, TierCounts& derived, TierId tier, UnitResult& result) {
  const std::string prefix = "tier " + std::to_string(tier.value) + ", ";
  Comparison comparison;
  comparison.stored("parts", stored.parts.size());
  comparison.derived("parts", derived.byPart.size());
  for (std::size_t part = 0; part < stored.parts.size() && part < derived.byPart.size(); ++part)
    comparePart(stored.parts[part], derived.byPart[part], prefix + "part " + std::to_string(part) + ": ", result);
  comparison.derived("won-by-fence-only", derived.wonByFenceOnly);
  comparison.derived("won-by-jump-only", derived.wonByJumpOnly);
  for (const auto& [name, count] : stored.statistics) comparison.stored(name, count);
  for (const CountTable& table : stored.tables)
    for (const CountTable::Entry& entry : table.entries)
      for (std::size_t outcome = 0; outcome < entry.outcomes.size(); ++outcome)
        comparison.stored(table.key == "steps" ? cellName(entry.mover, entry.opponent, outcome) : table.key,
                          entry.outcomes[outcome]);
  for (std::size_t mover = 0; mover < TierCounts::stepsEnd; ++mover)
    for (std::size_t opponent = 0; opponent < TierCounts::stepsEnd; ++opponent)
      for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
        if (const std::uint64_t count = derived.stepsCell(mover, opponent, outcome); count != 0)
          comparison.derived(cellName(mover, opponent, static_cast<std::size_t>(outcome)), count);
  comparison.report(prefix, result);
}

}  // namespace kotai::verify::quoridor
