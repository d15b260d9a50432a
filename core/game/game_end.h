// How a game ends: by its rules, by a position that comes up again, or because the players say so.
#pragma once

#include <optional>
#include <span>

#include "core/game/variant.h"

namespace kotai {

enum class EndCause {
  Rules,        ///< the position is a finished or a decided one
  Repetition,   ///< it has come up as often as the game allows (Game::drawnAtOccurrence)
  Resignation,  ///< the loser gave up
  Agreement,    ///< on a draw
  Time          ///< the loser's clock ran out
};

struct GameEnd {
  EndCause cause = EndCause::Rules;
  std::optional<Side> winner;  ///< none: a draw
  friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

/// Winner of a position that is not finished yet; only in games with such positions (Game::decided).
std::optional<Side> decidedWinner(const Variant& variant, const AnyPosition& position);
/// The end that a finished or decided position is; none for others.
std::optional<GameEnd> endByRules(const Variant& variant, const AnyPosition& position);
/// How often the last position of a game has stood on the board; 0 before its first.
int timesOnBoard(std::span<const AnyPosition> game);
/// How a game, all of its positions given, has ended with the last one by the rules or by repetition.
std::optional<GameEnd> endOf(const Variant& variant, std::span<const AnyPosition> game);

}  // namespace kotai
