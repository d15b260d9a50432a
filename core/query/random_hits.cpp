#include "core/query/random_hits.h"

#include <algorithm>
#include <numeric>
#include <set>

#include "core/query/plan.h"

namespace kotai::query {

constexpr std::uint64_t fewestTries = 64;
constexpr std::uint64_t maxTriesAtOnce = 4096;
constexpr std::uint64_t maxTriesPerHit = 1000;
/// Approximate number of positions that a scan reads in the time of one random look-up.
constexpr std::uint64_t scannedPerTry = 256;

struct PossiblePart {
  TierId tier = {};
  int part = 0;
  std::uint64_t end = 0;  ///< number of positions in this and all earlier parts
};

struct Try {
  std::vector<PossiblePart>::const_iterator possible;
  std::uint64_t place = 0;  ///< index in its part
};

class Drawer {
 public:
  Drawer(const Prepared& prepared, const std::function<std::uint64_t(std::uint64_t n)>& below, const std::stop_token& stop)
      : m_prepared(prepared), m_below(below), m_stop(stop), m_tasks(prepared, {}), m_moves(prepared.solution()) {
    Plan plan(prepared, {});
    std::uint64_t end = 0;
    while (const auto task = plan.next()) {
      end += prepared.variant().tierGraph().partPositions(task->tier, task->part);
      m_parts.push_back({task->tier, task->part, end});
    }
  }

  std::optional<std::vector<Hit>> draw(std::uint64_t wanted) {
    std::vector<Hit> hits;
    std::set<Location> drawn;
    const std::uint64_t all = m_parts.empty() ? 0 : m_parts.back().end;
    for (std::uint64_t tries = 0; hits.size() < wanted;) {
      const std::uint64_t batch = std::clamp(2 * (wanted - hits.size()), fewestTries, maxTriesAtOnce);
      tries += batch;
      if (m_stop.stop_requested() || tries * scannedPerTry > all || tries > maxTriesPerHit * (hits.size() + 1))
        return std::nullopt;
      for (const std::optional<Hit>& hit : tested(batch))
        if (hit && hits.size() < wanted && drawn.insert(hit->location).second) hits.push_back(*hit);
    }
    return hits;
  }

 private:
  /// Tests random positions. Works in stored order, so that every summary is read once, and returns the results in the
  /// order in which they were drawn.
  std::vector<std::optional<Hit>> tested(std::uint64_t count) {
    std::vector<Try> tries;
    for (std::uint64_t number = 0; number < count; ++number) {
      const std::uint64_t place = m_below(m_parts.back().end);
      const auto possible = std::ranges::upper_bound(m_parts, place, {}, &PossiblePart::end);
      tries.push_back({possible, place - (possible == m_parts.begin() ? 0 : std::prev(possible)->end)});
    }
    std::vector<std::size_t> order(tries.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t each) { return std::pair(tries[each].possible, tries[each].place); });
    std::vector<std::optional<Hit>> hits(tries.size());
    for (const std::size_t each : order) {
      const auto& [possible, place] = tries[each];
      const auto task = m_tasks.of(possible->tier, possible->part);
      PartScan(m_prepared, task.value(), m_moves, m_stop, {place, place + 1}).visit(place, place + 1, [&](const Hit& hit) {
        hits[each] = hit;
        return true;
      });
    }
    return hits;
  }

  const Prepared& m_prepared;
  const std::function<std::uint64_t(std::uint64_t n)>& m_below;
  const std::stop_token& m_stop;
  PartTasks m_tasks;
  TierMoves m_moves;
  std::vector<PossiblePart> m_parts;
};

std::optional<std::vector<Hit>> drawHits(const Prepared& prepared, std::uint64_t wanted,
                                         const std::function<std::uint64_t(std::uint64_t n)>& below,
                                         const std::stop_token& stop) {
  if (!prepared.cellKeys().empty()) return std::nullopt;  // a single position needs the cells of its whole part
  return Drawer(prepared, below, stop).draw(wanted);
}

}  // namespace kotai::query
