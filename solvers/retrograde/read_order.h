// Finds an order in which to solve the tiers of a layer if not all tables fit into memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/base/parallel.h"
#include "core/game/tier_graph.h"

namespace kotai::retrograde {

/// Tables that the tasks read. A task is a tier, or a run of neighbouring tiers. Tables have numbers from 0 to
/// tables - 1.
struct Readings {
  std::vector<std::vector<std::uint32_t>> tablesOf;  ///< tables that each task reads
  std::size_t tables = 0;
};

/// Returns the number of tables to read again if the tasks run in \p order with an LRU cache of `room` tables.
std::uint64_t tablesReadBack(const Readings& readings, const std::vector<std::uint32_t>& order, std::size_t room);

/// Returns an order in which the next task always has the smallest share of missing tables. Takes time
/// quadratic in the number of tasks. After a stop request, ends early, with the remaining tasks in arbitrary
/// order.
std::vector<std::uint32_t> nearestNext(const Readings& readings, std::size_t room, const std::stop_token& stop);

/// Returns the tiers of a layer in an order in which neighbours read the same tables. Keeps the given order
/// unless the new order is better. `room`: number of tables that fit into memory. `bytes`: approximate memory
/// limit of this function, in addition to the tiers.
std::vector<TierId> readOrder(const TierGraph& graph, std::vector<TierId> tiers, std::size_t room, double bytes,
                              const ParallelLoop& loop, const std::stop_token& stop);

}  // namespace kotai::retrograde
