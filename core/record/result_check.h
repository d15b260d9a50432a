// Compares the stated end of a game with its last position.
#pragma once

#include <optional>

#include "core/record/saved_game.h"

namespace kotai {

struct ResultFault {
  enum class Kind {
    OtherResult,  ///< the last position is the end of the game, with the result `shown`
    NotEnded,     ///< the reason is `rules`, but legal moves remain
    NotRepeated,  ///< the reason is repetition, but the last position has not occurred often enough
    StillOpen,    ///< there is a reason, but no result
    OtherReason,  ///< a draw with a resignation or a loss on time, or another result with an agreement
  };
  Kind kind = Kind::OtherResult;
  GameResult shown = GameResult::Open;
};

/// Returns the contradiction at the end of the main line. Returns nothing for a damaged game, whose end may be missing. A game
/// without a result may have ended, because other notations do not record it.
std::optional<ResultFault> resultFault(const SavedGame& game);

}  // namespace kotai
