// Order of solving the tiers of a layer if the tables they read do not all fit in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/base/parallel.h"
#include "core/game/tier_graph.h"

namespace kotai::retrograde {

/// Tables read by each of some tasks (tiers, or runs of neighbouring ones): numbers 0 .. tables - 1, each once.
struct Readings {
  std::vector<std::vector<std::uint32_t>> tablesOf;  ///< by task
  std::size_t tables = 0;
};

/// How many tables are read back if tasks run one after the other in this order, beside a cache of `room` tables that drops the
/// one which was used least recently.
std::uint64_t tablesReadBack(const Readings& readings, const std::vector<std::uint32_t>& order, std::size_t room);

/// Always next: the task that misses the smallest share of what it reads. Takes time in the square of the number of tasks. Ends
/// early, with the rest in no order, once a stop is requested.
std::vector<std::uint32_t> nearestNext(const Readings& readings, std::size_t room, const std::stop_token& stop);

/// The tiers of one layer in an order in which neighbours read the same tables: as they come if that is as good. `room` is the
/// number of tables that fit in memory, `bytes` what this function may take (about) beside the tiers themselves.
std::vector<TierId> readOrder(const TierGraph& graph, std::vector<TierId> tiers, std::size_t room, double bytes,
                              const ParallelLoop& loop, const std::stop_token& stop);

}  // namespace kotai::retrograde
