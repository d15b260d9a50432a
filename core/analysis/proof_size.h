// Counts the positions in a proof of a value.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "core/tables/solution.h"

namespace kotai {

/// The choice of the proving side among equally good moves.
enum class ProofTies {
  First,   ///< the move that comes first in alphabetical order, in the image that the solution stores
  Fewest,  ///< a move to a position already in the proof; otherwise the one with the fewest replies not yet in it
  All,     ///< every such move: the proof that leaves the choice open
};

struct ProofSize {
  std::uint64_t undecided = 0;  ///< positions included in lists and totals
  std::uint64_t decided = 0;    ///< positions whose value is seen at once; not in lists and totals, or not stored
  std::uint64_t tiers = 0;      ///< tiers of the stored positions
};

/// Counts the positions of a proof. Follows every move of the losing side and the fastest wins of the other, down to decided
/// positions. A draw needs two proofs: for each side, that it can hold the draw. A position in both proofs counts once, and so
/// do mirror images. Only positions reachable from the start position of the variant are allowed. If stopped early, the numbers
/// are too small. Throws SolutionError.
ProofSize proofSize(const Solution& solution, const AnyPosition& root, ProofTies ties, const std::stop_token& stop = {},
                    const std::function<void(const ProofSize&)>& progress = {});

}  // namespace kotai
