// Matches of a query drawn at random, without counting all of them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/query/part_scan.h"

namespace kotai::query {

/// Draws different matches by testing random positions, so that every set of \p wanted matches is equally likely, in any order.
/// \p below(n) gives a random number below n. Returns nothing if a scan of the solution would be faster, because there are few
/// matches, and on a stop request. Throws SolutionError.
std::optional<std::vector<Hit>> drawHits(const Prepared& prepared, std::uint64_t wanted,
                                         const std::function<std::uint64_t(std::uint64_t n)>& below,
                                         const std::stop_token& stop = {});

}  // namespace kotai::query
