#include "core/players/balanced_starts.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <unordered_set>

#include "core/analysis/find_kind.h"
#include "core/players/random_source.h"

namespace kotai {

namespace {

constexpr std::uint32_t nearlyOverPlies = 20;
constexpr std::uint64_t oneDrawIn = 100;  ///< positions, and drawn ones are among the starts

/// Draws positions of one variant, each outcome from the parts of tiers that have any.
class Sampler {
 public:
  Sampler(const Solution& solution, std::uint64_t seed, const std::stop_token& stop)
      : m_solution(solution),
        m_graph(solution.variant()->tierGraph()),
        m_counted(countedTest(*solution.variant())),
        m_random(seed),
        m_stop(stop) {
    readSummaries();
  }

  bool hasDraws() const { return m_all[static_cast<std::size_t>(Outcome::Draw)] * oneDrawIn >= m_all[0] + m_all[1] + m_all[2]; }

  /// None where the outcome has hardly any that were not drawn before.
  std::optional<ListedPosition> draw(Outcome outcome) {
    constexpr int tries = 2000;
    for (int each = 0; each < tries && !m_stop.stop_requested(); ++each)
      if (const auto found = tryOnce(outcome); found && m_seen.insert(found->position).second) return found;
    return std::nullopt;
  }

 private:
  struct Part {
    TierId tier;
    int part = 0;
    std::uint64_t end = 0;  ///< the positions of an outcome in the layer up to here
  };
  using Layers = std::map<int, std::vector<Part>>;

  bool isSuitable(Value value) const { return value.outcome == Outcome::Draw || value.distancePlies >= m_leastPlies; }

  template <class Visit>
  void forEachEntry(Visit&& visit) const {
    for (TierId tier{0}; tier.value < m_graph.tierCount() && !m_stop.stop_requested(); ++tier.value) {
      const TierSummary summary = m_solution.tierSummary(tier);
      for (std::size_t part = 0; part < summary.parts.size(); ++part)
        for (const PartSummary::Entry& entry : summary.parts[part].histogram) visit(tier, static_cast<int>(part), entry);
    }
  }

  void readSummaries() {
    std::uint32_t longest = 0;
    forEachEntry([&](TierId, int, const PartSummary::Entry& entry) {
      m_all[static_cast<std::size_t>(entry.value.outcome)] += entry.count;
      longest = std::max(longest, entry.value.distancePlies);
    });
    m_leastPlies = std::min(nearlyOverPlies, longest / 2);
    forEachEntry([&](TierId tier, int part, const PartSummary::Entry& entry) {
      if (!isSuitable(entry.value)) return;
      std::vector<Part>& parts = m_layers[static_cast<std::size_t>(entry.value.outcome)][m_graph.layerOf(tier)];
      if (parts.empty() || parts.back().tier != tier || parts.back().part != part)
        parts.push_back({tier, part, parts.empty() ? 0 : parts.back().end});
      parts.back().end += entry.count;
    });
  }

  /// Where suitable positions are rare, those after many others are a little likelier: only the neighbourhood of a random
  /// place is looked through, which costs one look-up in the file.
  std::optional<ListedPosition> tryOnce(Outcome outcome) {
    const Layers& layers = m_layers[static_cast<std::size_t>(outcome)];
    if (layers.empty()) return std::nullopt;
    const auto& parts = std::next(layers.begin(), static_cast<std::ptrdiff_t>(m_random.below(layers.size())))->second;
    const std::uint64_t number = m_random.below(parts.back().end);
    const Part& part = *std::ranges::upper_bound(parts, number, {}, &Part::end);
    const std::uint64_t first = m_graph.partFirst(part.tier, part.part);
    const std::uint64_t size = m_graph.partPositions(part.tier, part.part);
    const std::uint64_t begin = m_random.below(size);
    const std::uint64_t end = std::min<std::uint64_t>(size, begin + m_graph.positionsPerBlock());
    for (std::uint64_t place = begin; place < end; ++place)
      if (const auto found = startAt({part.tier, {first + place}}, outcome)) return found;
    return std::nullopt;
  }

  std::optional<ListedPosition> startAt(Location location, Outcome outcome) const {
    const Value value = m_solution.valueAt(location);
    if (value.outcome != outcome || !isSuitable(value)) return std::nullopt;
    if (m_counted && !m_counted->hits(m_solution.marksAt(location, m_counted->plane), std::nullopt)) return std::nullopt;
    const AnyPosition position = m_solution.variant()->positionAt(location);
    if (m_solution.variant()->finishedValue(position)) return std::nullopt;
    return ListedPosition{position, value};
  }

  const Solution& m_solution;
  const TierGraph& m_graph;
  std::optional<FlagTest> m_counted;
  RandomSource m_random;
  const std::stop_token& m_stop;
  std::uint32_t m_leastPlies = 0;
  std::array<std::uint64_t, 3> m_all{};  ///< by Outcome
  std::array<Layers, 3> m_layers;        ///< by Outcome
  std::unordered_set<AnyPosition> m_seen;
};

}  // namespace

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
