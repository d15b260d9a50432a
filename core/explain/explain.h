// Says why: what a position of a solved game asks for, and what a move there does.
#pragma once

#include <cstddef>
#include <vector>

#include "core/explain/fact.h"
#include "core/tables/solution.h"

namespace kotai {

/// At most so many facts explain a position or a move.
inline constexpr std::size_t mostFacts = 3;
/// A threat wins within so many plies: one that takes longer is no threat to a person.
inline constexpr std::uint32_t longestThreatPlies = 7;
/// A line of a refutation has at most so many replies and answers.
inline constexpr std::size_t longestLinePlies = 5;

/// For the side to move, the most important first. None if the game is over. Throws SolutionError.
std::vector<Fact> explain(const Solution& solution, const AnyPosition& position);
/// The same of a legal move. A move that makes the outcome worse always has facts. Throws SolutionError.
std::vector<Fact> explain(const Solution& solution, const AnyPosition& position, AnyMove move);

}  // namespace kotai
