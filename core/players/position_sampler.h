// Draws stored positions at random by their values, at the cost of a look-up or two each.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis/find_kind.h"
#include "core/players/random_source.h"
#include "core/tables/solution.h"

namespace kotai {

struct DrawnPosition {
  Location location;
  AnyPosition position;
  Value value;
};

/// Only positions that lists count, none that is finished. Layers of tiers are equally likely, and inside a layer, nearly, all
/// positions. Keeps a reference to the solution; use one per thread.
class PositionSampler {
 public:
  using Test = std::function<bool(Value)>;

  PositionSampler(const Solution& solution, Test wanted);
  /// Tells that a part has so many positions of a value. To be called tier by tier, for all values.
  void add(TierId tier, int part, const PartSummary::Entry& entry);
  /// The same for all tiers, from their summaries. Throws SolutionError.
  void addAll(const std::stop_token& stop);

  /// Positions of the values wanted, those included that are not counted or finished.
  std::uint64_t count() const { return m_count; }
  /// Positions of the parts that hold them: so many all() looks through.
  std::uint64_t places() const { return m_places; }
  /// One, perhaps one that was drawn before; none where there is nothing, or where the place looked at has none.
  std::optional<DrawnPosition> draw(RandomSource& random) const;
  /// All of them, tier by tier; what was found until asked to stop.
  std::vector<Location> all(const std::stop_token& stop) const;
  /// None if the position is not among them.
  std::optional<DrawnPosition> at(Location location) const;

 private:
  struct Part {
    TierId tier;
    int part = 0;
    std::uint64_t end = 0;  ///< positions of the values wanted in the layer up to here
  };

  const Solution& m_solution;
  const TierGraph& m_graph;
  Test m_wanted;
  std::optional<FlagTest> m_counted;
  std::map<int, std::vector<Part>> m_layers;
  std::uint64_t m_count = 0;
  std::uint64_t m_places = 0;
};

/// Calls visit(tier, part, entry) for every value of every part, from the summaries. Throws SolutionError.
template <class Visit>
void forEachEntry(const Solution& solution, const std::stop_token& stop, Visit&& visit) {
  const TierGraph& graph = solution.variant()->tierGraph();
  for (TierId tier{0}; tier.value < graph.tierCount() && !stop.stop_requested(); ++tier.value) {
    const TierSummary summary = solution.tierSummary(tier);
    for (std::size_t part = 0; part < summary.parts.size(); ++part)
      for (const PartSummary::Entry& entry : summary.parts[part].histogram) visit(tier, static_cast<int>(part), entry);
  }
}

}  // namespace kotai
