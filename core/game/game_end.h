// Ends of a game: by the rules, by repetition, or by agreement, resignation or time.
#pragma once

#include <optional>
#include <span>

#include "core/game/variant.h"

namespace kotai {

enum class EndCause {
  Rules,        ///< the position is finished or decided
  Repetition,   ///< the position has occurred as often as the game allows (Game::drawnAtOccurrence)
  Resignation,  ///< the loser resigned
  Agreement,    ///< the players agreed on a draw
  Time          ///< the loser's clock ran out
};

struct GameEnd {
  EndCause cause = EndCause::Rules;
  std::optional<Side> winner;  ///< missing for a draw
  friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// Returns the winner of an unfinished position if no move can change the result. Returns nothing for games
/// without Game::decided.
std::optional<Side> decidedWinner(const Variant& variant, const AnyPosition& position);
/// Returns the end of the game in a finished or decided position, or nothing in other positions.
std::optional<GameEnd> endByRules(const Variant& variant, const AnyPosition& position);
/// Returns how often the last position of a game has occurred, or 0 without positions.
int timesOnBoard(std::span<const AnyPosition> game);
/// Returns the end of a game with these positions: by the rules, or by repetition of the last position. Returns
/// nothing if the game goes on.
std::optional<GameEnd> endOf(const Variant& variant, std::span<const AnyPosition> game);

}  // namespace kotai
