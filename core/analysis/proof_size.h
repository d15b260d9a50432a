// How many positions a proof of a value looks at.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "core/tables/solution.h"

namespace kotai {

/// The move of the proving side among those that are equally good.
enum class ProofTies {
  First,   ///< the first by its text, in the image that the solution stores
  Fewest,  ///< a position that the proof has already; otherwise the one with the fewest replies that it does not have
  All,     ///< every one: the proof that leaves the choice open
};

struct ProofSize {
  std::uint64_t undecided = 0;  ///< positions that lists and totals count
  std::uint64_t decided = 0;    ///< those whose value is seen at once: they are left out of lists and totals, or not stored
  std::uint64_t tiers = 0;      ///< of those that are stored
};

/// Follows every move of the side that loses and the fastest wins of the other, down to decided positions. A draw needs two
/// proofs, that each side can hold it; a position of both is counted once, and so are mirror images. Positions have to be
/// reachable from the start of the variant. Stopped early, the numbers are too small. Throws SolutionError.
ProofSize proofSize(const Solution& solution, const AnyPosition& root, ProofTies ties, const std::stop_token& stop = {},
                    const std::function<void(const ProofSize&)>& progress = {});

}  // namespace kotai
