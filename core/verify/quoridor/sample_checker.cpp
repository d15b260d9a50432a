#include "core/verify/quoridor/sample_checker.h"

#include <algorithm>
#include <map>
#include <random>
#include <utility>

#include "core/verify/quoridor/tier.h"

namespace kotai::verify {

namespace {

using quoridor::Layer;
using quoridor::OwnSet;
using quoridor::Rating;
using quoridor::SetValues;
using quoridor::Spelling;
using quoridor::TierValues;

/// Layer with one more fence. Its sets of fences are read on demand and cached.
class SetsBelow {
 public:
  SetsBelow(const Layer& layer, std::uint64_t firstTier, const Solution& solution)
      : m_layer(layer), m_firstTier(firstTier), m_solution(solution) {}

  SetValues find(const Spelling& spelling) {
    const auto number = m_layer.tierOf(spelling);
    if (!number) return {};
    auto tier = m_tiers.find(*number);
    if (tier == m_tiers.end()) tier = m_tiers.emplace(*number, m_layer.counted(*number)).first;
    const OwnSet* set = tier->second.find(spelling);
    if (set == nullptr) return {};
    const OwnSet* after = set + 1;
    const auto& sets = tier->second.sets;
    const std::uint64_t end = after == sets.data() + sets.size() ? tier->second.partPositions : after->first;
    std::vector<Rating>& ratings = m_ratings[spelling];
    if (ratings.empty()) read(TierId{m_firstTier + *number}, {set->first, end}, ratings);
    return {ratings.data(), end - set->first, set->pairs};
  }

 private:
  void read(TierId tier, PartRange range, std::vector<Rating>& ratings) const {
    ratings.reserve((range.end - range.begin) * m_layer.hands().size());
    for (std::size_t part = 0; part < m_layer.hands().size(); ++part) {
      const StoredValues stored = m_solution.storedValues(tier, static_cast<int>(part), range);
      if (stored.size() != range.end - range.begin)
        throw SolutionError(SolutionFault::DamagedTier, m_solution.file(), {std::to_string(tier.value)});
      for (std::uint64_t index = 0; index < stored.size(); ++index) ratings.push_back(quoridor::ratingOf(stored[index]));
    }
  }

  const Layer& m_layer;
  std::uint64_t m_firstTier;
  const Solution& m_solution;
  std::map<std::size_t, TierValues> m_tiers;  // tables by tier, with the legal pairs of pawns but without values
  std::map<Spelling, std::vector<Rating>> m_ratings;
};

/// Returns the approximate number of canonical sets of fences in all layers. Most sets have four images.
double aboutOwnSets(const quoridor::Rulebook& rules) {
  double sets = 0;
  for (int placed = 0; placed <= rules.allFences(); ++placed) sets += static_cast<double>(rules.field.setCount(placed));
  return std::max(sets / 4, 1.0);
}

}  // namespace

QuoridorSampleChecker::QuoridorSampleChecker(const quoridor::Rulebook& rules, double aboutPositions, const VerifySample& sample)
    : m_rules(rules), m_aboutPositions(sample.positions), m_placed(rules.allFences() + 1) {
  const double perSet = aboutPositions / aboutOwnSets(rules);
  const double wanted = std::min(static_cast<double>(sample.positions), aboutPositions);
  const std::uint64_t tiers = rules.allTiers();
  std::mt19937_64 random(sample.seed);
  for (double about = 0; about < wanted; about += perSet) {
    const std::uint64_t tier = random() % tiers;
    m_draws.push_back({tier, random()});
  }
  std::ranges::sort(m_draws, {}, [](const Draw& draw) { return std::pair(draw.tier, draw.number); });
}

std::unique_ptr<Layer> QuoridorSampleChecker::layerWith(int placed) {
  if (m_layer && m_layer->placed() == placed) return std::move(m_layer);
  return placed > m_rules.allFences() ? nullptr : std::make_unique<Layer>(m_rules, placed);
}

std::size_t QuoridorSampleChecker::beginStage(std::size_t, const Solution&) {
  m_firstDraw = m_endDraw;
  while (m_firstDraw < m_draws.size()) {
    if (m_placed <= m_rules.allFences()) m_firstTier += m_rules.tiersWith(m_placed);
    --m_placed;
    const std::uint64_t endTier = m_firstTier + m_rules.tiersWith(m_placed);
    while (m_endDraw < m_draws.size() && m_draws[m_endDraw].tier < endTier) ++m_endDraw;
    if (m_endDraw == m_firstDraw) continue;
    m_below.reset();
    m_below = layerWith(m_placed + 1);
    m_layer = std::make_unique<Layer>(m_rules, m_placed);
    break;
  }
  return m_endDraw - m_firstDraw;
}

UnitResult QuoridorSampleChecker::checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) {
  UnitResult result;
  const Draw& draw = m_draws[m_firstDraw + unit];
  const TierId id{draw.tier};
  const TierValues tier = m_layer->read(draw.tier - m_firstTier, id, solution);
  if (tier.sets.empty()) return result;
  const std::uint64_t tiersBelow = m_below ? m_rules.tiersWith(m_placed + 1) : 0;
  std::optional<SetsBelow> sets;
  if (m_below) sets.emplace(*m_below, m_firstTier - tiersBelow, solution);
  const auto below = [&sets](const Spelling& spelling) { return sets ? sets->find(spelling) : SetValues{}; };
  quoridor::TierCheck(m_rules, m_placed, tier, below, id, solution).checkSet(tier.sets[draw.number % tier.sets.size()], result);
  control.advance(result.positionsChecked);
  return result;
}

}  // namespace kotai::verify
