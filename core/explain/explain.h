// Explains a position of a solved game, and the effect of a move.
#pragma once

#include <cstddef>
#include <vector>

#include "core/explain/fact.h"
#include "core/tables/solution.h"

namespace kotai {

/// Maximum number of facts about a position or a move.
inline constexpr std::size_t mostFacts = 3;
/// A threat wins within this many plies. A slower win is not a threat for a person.
inline constexpr std::uint32_t longestThreatPlies = 7;
/// Maximum length of a refutation, in replies and answers.
inline constexpr std::size_t longestLinePlies = 5;

/// For the side to move, most important first. None if the game is over. Throws SolutionError.
std::vector<Fact> explain(const Solution& solution, const AnyPosition& position);
/// The same for a legal move. A move that makes the outcome worse always has facts. Throws SolutionError.
std::vector<Fact> explain(const Solution& solution, const AnyPosition& position, AnyMove move);

}  // namespace kotai
