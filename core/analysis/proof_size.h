// Counts the positions in a proof of a value.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "core/tables/solution.h"

namespace kotai {

/// Rule by which the proving side chooses among equally good moves.
enum class ProofTies {
  First,   ///< first move in alphabetical order, in the canonical position
  Fewest,  ///< a move to a position already in the proof; otherwise the move with the fewest replies outside the proof
  All,     ///< every equally good move
};

/// Cache size in bytes (see Solution::setBlockCacheBytes()) for the values and marks of Animal Shogi. A cache
/// of this size makes counting proofs fast.
inline constexpr std::uint64_t bytesForProofs = std::uint64_t{640} << 20;

struct ProofSize {
  std::uint64_t undecided = 0;  ///< number of positions that lists and totals include
  std::uint64_t decided = 0;    ///< number of positions with an evident value (not in lists and totals, or not stored)
  std::uint64_t tiers = 0;      ///< number of tiers that contain the stored positions

  std::uint64_t all() const { return undecided + decided; }
};

/// Counts the positions of a proof. Follows every move of the losing side and fastest wins of the other side,
/// down to decided positions. A draw needs two proofs, because each side must prove that it can hold the draw.
/// A position in both proofs counts once, as do mirror images. Precondition: \p root is reachable from the
/// start position. If stopped early, the numbers are too small. Throws SolutionError.
ProofSize proofSize(const Solution& solution, const AnyPosition& root, ProofTies ties, const std::stop_token& stop = {},
                    const std::function<void(const ProofSize&)>& progress = {});

}  // namespace kotai
