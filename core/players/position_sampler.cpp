#include "core/players/position_sampler.h"

#include <algorithm>
#include <iterator>

namespace kotai {

PositionSampler::PositionSampler(const Solution& solution, Test wanted)
    : m_solution(solution),
      m_graph(solution.variant()->tierGraph()),
      m_wanted(std::move(wanted)),
      m_counted(countedTest(*solution.variant())) {}

void PositionSampler::add(TierId tier, int part, const PartSummary::Entry& entry) {
  if (!m_wanted(entry.value)) return;
  std::vector<Part>& parts = m_layers[m_graph.layerOf(tier)];
  if (parts.empty() || parts.back().tier != tier || parts.back().part != part) {
    parts.push_back({tier, part, parts.empty() ? 0 : parts.back().end});
    m_places += m_graph.partPositions(tier, part);
  }
  parts.back().end += entry.count;
  m_count += entry.count;
}

void PositionSampler::addAll(const std::stop_token& stop) {
  forEachEntry(m_solution, stop, [this](TierId tier, int part, const PartSummary::Entry& entry) { add(tier, part, entry); });
}

/// Searches near a random place, which needs one look-up in the file. If the values are rare, positions after long gaps are
/// therefore slightly more likely.
std::optional<DrawnPosition> PositionSampler::draw(RandomSource& random) const {
  if (m_layers.empty()) return std::nullopt;
  const auto& parts = std::next(m_layers.begin(), static_cast<std::ptrdiff_t>(random.below(m_layers.size())))->second;
  const std::uint64_t number = random.below(parts.back().end);
  const Part& part = *std::ranges::upper_bound(parts, number, {}, &Part::end);
  const std::uint64_t first = m_graph.partFirst(part.tier, part.part);
  const std::uint64_t size = m_graph.partPositions(part.tier, part.part);
  const std::uint64_t begin = random.below(size);
  const std::uint64_t end = std::min<std::uint64_t>(size, begin + m_graph.positionsPerBlock());
  for (std::uint64_t place = begin; place < end; ++place)
    if (auto found = at({part.tier, {first + place}})) return found;
  return std::nullopt;
}

std::vector<Location> PositionSampler::all(const std::stop_token& stop) const {
  std::vector<Location> places;
  for (const auto& [layer, parts] : m_layers)
    for (const Part& part : parts) {
      if (stop.stop_requested()) return places;
      const std::uint64_t first = m_graph.partFirst(part.tier, part.part);
      const std::vector<Value> values = m_solution.partValues(part.tier, part.part);
      for (std::size_t number = 0; number < values.size(); ++number)
        if (m_wanted(values[number])) places.push_back({part.tier, {first + number}});
    }
  return places;
}

std::optional<DrawnPosition> PositionSampler::at(Location location) const {
  const Value value = m_solution.valueAt(location);
  if (!m_wanted(value)) return std::nullopt;
  if (m_counted && !m_counted->hits(m_solution.marksAt(location, m_counted->plane), std::nullopt)) return std::nullopt;
  const AnyPosition position = m_solution.variant()->positionAt(location);
  if (m_solution.variant()->finishedValue(position)) return std::nullopt;
  return DrawnPosition{location, position, value};
}

}  // namespace kotai
