// How a game ends: by its rules, by a position that comes up again, or because the players say so.
#pragma once

#include <optional>
#include <span>

#include "core/game/variant.h"

namespace kotai {

enum class EndCause {
  Rules,        ///< the position is a finished one
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

/// The end that a finished position is; none for others.
std::optional<GameEnd> endByRules(const Variant& variant, const AnyPosition& position);
/// How often the last position of a game has stood on the board; 0 before its first.
int timesOnBoard(std::span<const AnyPosition> game);
/// How a game, all of its positions given, has ended with the last one by the rules or by repetition.
std::optional<GameEnd> endOf(const Variant& variant, std::span<const AnyPosition> game);

}  // namespace kotai
