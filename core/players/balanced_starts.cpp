#include "core/players/balanced_starts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <unordered_set>

#include "core/players/position_sampler.h"

namespace kotai {

constexpr std::uint32_t nearlyOverPlies = 20;
constexpr std::uint64_t oneDrawIn = 100;  ///< balancedStarts() includes draws if at least one position in `oneDrawIn` is drawn

/// Draws random positions of a variant by outcome, from the parts of tiers that have such positions.
class Sampler {
 public:
  Sampler(const Solution& solution, std::uint64_t seed, const std::stop_token& stop) : m_random(seed), m_stop(stop) {
    std::uint32_t longest = 0;
    forEachEntry(solution, stop, [&](TierId, int, const PartSummary::Entry& entry) {
      m_all[static_cast<std::size_t>(entry.value.outcome)] += entry.count;
      longest = std::max(longest, entry.value.distancePlies);
    });
    const std::uint32_t leastPlies = std::min(nearlyOverPlies, longest / 2);
    for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
      m_samplers.emplace_back(solution, [outcome, leastPlies](Value value) {
        return value.outcome == outcome && (outcome == Outcome::Draw || value.distancePlies >= leastPlies);
      });
    forEachEntry(solution, stop, [&](TierId tier, int part, const PartSummary::Entry& entry) {
      m_samplers[static_cast<std::size_t>(entry.value.outcome)].add(tier, part, entry);
    });
  }

  bool hasDraws() const { return m_all[static_cast<std::size_t>(Outcome::Draw)] * oneDrawIn >= m_all[0] + m_all[1] + m_all[2]; }

  /// Returns a random position with the outcome. Returns nothing if almost all such positions have already been drawn.
  std::optional<ListedPosition> draw(Outcome outcome) {
    constexpr int tries = 2000;
    for (int each = 0; each < tries && !m_stop.stop_requested(); ++each)
      if (const auto found = m_samplers[static_cast<std::size_t>(outcome)].draw(m_random);
          found && m_seen.insert(found->position).second)
        return ListedPosition{found->position, found->value};
    return std::nullopt;
  }

 private:
  RandomSource m_random;
  const std::stop_token& m_stop;
  std::array<std::uint64_t, 3> m_all{};     ///< numbers of all positions, indexed by Outcome
  std::vector<PositionSampler> m_samplers;  ///< samplers, indexed by Outcome
  std::unordered_set<AnyPosition> m_seen;
};

std::vector<ListedPosition> balancedStarts(const SolutionPtr& solution, std::size_t count, std::uint64_t seed,
                                           const std::stop_token& stop) {
  Sampler sampler(*solution, seed, stop);
  std::vector<Outcome> turns{Outcome::Win, Outcome::Loss};
  if (sampler.hasDraws()) turns.push_back(Outcome::Draw);
  std::vector<ListedPosition> starts;
  while (starts.size() < count) {
    const auto start = sampler.draw(turns[starts.size() % turns.size()]);
    if (!start) break;
    starts.push_back(*start);
  }
  if (stop.stop_requested()) return {};
  return starts;
}

}  // namespace kotai
