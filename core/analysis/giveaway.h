// Moves that give a piece away although the outcome stays the same.
#pragma once

#include <cstdint>
#include <optional>

#include "core/tables/solution.h"

namespace kotai {

/// Minimum number of plies by which a giveaway delays a win or shortens a loss. Draws have no length.
inline constexpr std::uint32_t fewestPliesOfGiveaway = 4;

/// Proof that a move gives a piece away.
struct Giveaway {
  AnyMove reply;   ///< best reply that captures the piece
  AnyMove better;  ///< best move that keeps the outcome and gives nothing away
};

/// Returns the giveaway that a move is, if any. A giveaway is a move that
/// * captures nothing and keeps the outcome,
/// * lets a best reply capture a piece that nothing can recapture,
/// * in a won or lost position, wastes at least `fewestPliesOfGiveaway` plies,
/// although another move keeps the outcome and lets no best reply do so. Returns nothing for all other moves. Throws
/// SolutionError. Precondition: the move is legal.
std::optional<Giveaway> giveawayBy(const Solution& solution, const AnyPosition& position, AnyMove move);

}  // namespace kotai
