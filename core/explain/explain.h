// Explains a position of a solved game, and the effect of a move.
#pragma once

#include <cstddef>
#include <vector>

#include "core/explain/fact.h"
#include "core/tables/solution.h"

namespace kotai {

/// Maximum number of facts about a position or a move.
inline constexpr std::size_t maxFacts = 3;
/// Maximum length in plies of a threat to win. A longer line is hard to follow.
inline constexpr std::uint32_t longestThreatPlies = 5;
/// Maximum length of a refutation in plies.
inline constexpr std::size_t longestLinePlies = 5;
/// Largest number of plies to the end that a sentence mentions. A beginner cannot use larger numbers.
inline constexpr std::uint32_t longestCountedPlies = 15;

/// Returns the facts for the side to move, most important first. Returns no facts if the game is over. Throws
/// SolutionError.
std::vector<Fact> explain(const Solution& solution, const AnyPosition& position);
/// Returns the facts about a legal move. Returns at least one fact if the move worsens the outcome. Throws
/// SolutionError.
std::vector<Fact> explain(const Solution& solution, const AnyPosition& position, AnyMove move);

}  // namespace kotai
