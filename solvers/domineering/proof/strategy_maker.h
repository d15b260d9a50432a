// Extracts a strategy from a finished proof search.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>

#include "core/simultaneous/strategy_file.h"
#include "solvers/domineering/proof/proof_search.h"

namespace kotai::domineering {

/// Returns a strategy for the start position. Precondition: the search has answered yes for this position.
/// Searches positions again if the table no longer contains them. Returns nothing if stopped, or if the
/// strategy would have more than `largest` entries. `progress` receives the current number of entries.
template <class Bits>
std::optional<Strategy> makeStrategy(ProofSearch<Bits>& search, Side side, std::uint64_t largest, const std::stop_token& stop,
                                     const std::function<void(std::uint64_t)>& progress);

/// Returns the entry of a single position. Precondition: the search answers yes for the position, and its safe
/// moves do not suffice. Returns nothing if stopped. Also returns nothing if the position after a move needs a
/// search of more than `nodes` positions.
template <class Bits>
std::optional<Strategy::Entry> strategyEntry(ProofSearch<Bits>& search, const ProofPosition<Bits>& canonical, std::uint64_t nodes,
                                             const std::stop_token& stop);

}  // namespace kotai::domineering
