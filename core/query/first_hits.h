// The first matches of a query in a given order, without scanning all other positions.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "core/query/order.h"
#include "core/query/search.h"

namespace kotai::query {

struct FirstHits {
  std::uint64_t count = 0;  ///< number of positions visited
  bool all = true;          ///< whether the visited positions are all matches
};

/// Visits the first `wanted` matches. For an order by distance, scans the solution for a few distances at a time. Throws
/// SolutionError.
FirstHits visitFirst(const Prepared& prepared, Order order, std::uint64_t wanted, const std::stop_token& stop,
                     const std::function<void(const Hit&)>& visit, const std::function<void(const Progress&)>& progress = {});

/// Visits the first `wanted` matches sorted by a quantity, smallest first, with ties in stored order. Matches without this
/// quantity come last. Returns the number of all matches.
std::uint64_t visitLeast(const Prepared& prepared, const Sum& number, std::uint64_t wanted, const std::stop_token& stop,
                         const std::function<void(const Hit&)>& visit, const std::function<void(const Progress&)>& progress = {});

}  // namespace kotai::query
