// Compares the stated end of a game with its last position.
#pragma once

#include <optional>

#include "core/record/saved_game.h"

namespace kotai {

struct ResultFault {
  enum class Kind {
    OtherResult,  ///< the last position ends the game with the result `shown`
    NotEnded,     ///< the reason is `rules`, but legal moves remain
    NotRepeated,  ///< the reason is repetition, but the last position has not occurred often enough
    StillOpen,    ///< a reason without a result
    OtherReason,  ///< a draw with a resignation or a loss on time, or a win with an agreement
  };
  Kind kind = Kind::OtherResult;
  GameResult shown = GameResult::Open;
};

/// Returns the contradiction at the end of the main line, or nothing for a damaged game, whose end may be missing. A missing
/// result is not a contradiction, because other notations do not record results.
std::optional<ResultFault> resultFault(const SavedGame& game);

}  // namespace kotai
