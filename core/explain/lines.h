// Lines of moves that explanations show.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/moves.h"
#include "core/explain/fact.h"
#include "core/tables/solution.h"

namespace kotai {

inline constexpr std::size_t wholeGame = 1000;  ///< more plies than any perfect line has

/// Returns the moves with spaces between them.
std::string written(const std::vector<FactMove>& line);
/// Returns the line that continues \p beginning with perfect play to the end of the game, or with at most \p mostMoves moves.
std::vector<FactMove> playedOut(const Solution& solution, std::vector<FactMove> beginning, std::size_t mostMoves = wholeGame);

/// Returns the line to the end of the game if the game is won soon. Otherwise returns an empty line.
std::vector<FactMove> playedOutSoon(const Solution& solution, const AnyPosition& position, const MoveValue& winning);
/// Returns whether two moves begin or end on the same square.
bool shareSquare(const Variant& variant, const AnyPosition& position, AnyMove one, AnyMove other);
/// Returns the best reply to a move, or nothing if all replies are equally good.
std::optional<MoveValue> answerTo(const Solution& solution, const AnyPosition& position, AnyMove move);

/// Returns the outcome of passing for the side to move if it is better than that of every move, otherwise nothing.
std::optional<Outcome> betterPass(const Solution& solution, const AnyPosition& position);

}  // namespace kotai
