// A player for boards too large to be solved that plays what it can prove.
#pragma once

#include <cstdint>
#include <memory>

#include "solvers/domineering/players/player.h"

namespace kotai::domineering {

/// Positions a proof may visit for each of its two questions, a fraction of a second on one core.
inline constexpr std::uint64_t defaultProofNodes = 5'000;

/// Looks for a move that surely wins, then for one that surely does not lose (proof_advisor.h), with so many nodes
/// each. Otherwise, and on boards of more than 64 cells, it plays like \p fallback.
std::unique_ptr<Player> makeProvingPlayer(const PlayerSetup& setup, std::uint64_t nodesPerQuestion,
                                          std::unique_ptr<Player> fallback);

}  // namespace kotai::domineering
