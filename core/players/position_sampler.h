// Draws stored positions at random by their values, with one or two look-ups each.
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

/// Sampler of positions with the wanted values. Uses only counted and unfinished positions. All layers are
/// equally likely, and the positions of a layer are approximately equally likely. Stores a reference to the
/// solution. Use one object per thread.
class PositionSampler {
 public:
  using Test = std::function<bool(Value)>;

  PositionSampler(const Solution& solution, Test wanted);
  /// Adds the number of positions of a part that have one value. Call this function tier by tier, for all values.
  void add(TierId tier, int part, const PartSummary::Entry& entry);
  /// Adds the positions of all tiers, from their summaries. Throws SolutionError.
  void addAll(const std::stop_token& stop);

  /// Returns the number of positions with the wanted values, including uncounted and finished positions.
  std::uint64_t count() const { return m_count; }
  /// Returns the number of all positions in the parts that contain positions with the wanted values, which is the cost of all().
  std::uint64_t places() const { return m_places; }
  /// Returns a random position with replacement. Returns nothing if there are no positions, or none near the examined place.
  std::optional<DrawnPosition> draw(RandomSource& random) const;
  /// Returns all positions, tier by tier. On a stop request, returns the positions found so far.
  std::vector<Location> all(const std::stop_token& stop) const;
  /// Returns the position at a location, or nothing if draw() cannot return this position.
  std::optional<DrawnPosition> at(Location location) const;

 private:
  struct Part {
    TierId tier;
    int part = 0;
    std::uint64_t end = 0;  ///< number of positions with the wanted values in the layer, up to and including this entry
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
