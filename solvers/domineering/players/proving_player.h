// A player for boards too large to solve that plays what it can prove.
#pragma once

#include <cstdint>
#include <memory>

#include "solvers/domineering/players/player.h"

namespace kotai::domineering {

/// Limit of positions that a proof may visit for each of its two questions. This takes a fraction of a second on one core.
inline constexpr std::uint64_t defaultProofNodes = 5'000;

/// Looks for a surely winning move, then for one that surely does not lose (proof_advisor.h), with this many nodes each.
/// Otherwise, and on boards of more than 64 cells, plays like \p fallback.
std::unique_ptr<Player> makeProvingPlayer(const PlayerSetup& setup, std::uint64_t nodesPerQuestion,
                                          std::unique_ptr<Player> fallback);

}  // namespace kotai::domineering
