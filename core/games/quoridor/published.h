// Compares published figures of Quoridor with a solution.
#pragma once

#include <span>
#include <string_view>

#include "core/game/figures.h"

namespace kotai::quoridor {

/// Returns the figures of the paper for exactly this board, followed by figures of this program.
std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing, const std::stop_token& stop);
FigureSet figureSet(const Variant& variant);
/// Returns the outcome of the start position in figure 11 of the paper, or nothing if the figure omits the
/// variant.
std::optional<Outcome> publishedOutcome(const Variant& variant);
std::vector<std::string> boardsOfFigure11();
/// Returns the counts in section 4 of the paper: the numbers of legal positions on 5x5 with one fence for each
/// player, by number of fences on the board.
std::span<const std::string_view> publishedCounts();
inline constexpr std::size_t misprintedCount = 2;  ///< index of the count that is misprinted in the paper (RULES.md)

}  // namespace kotai::quoridor
