// A game in another notation, converted to the notation of this program.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/errors.h"
#include "core/game/game_end.h"
#include "core/game/types.h"

namespace kotai {

/// Game read from a text, not yet checked against the rules.
struct ImportedGame {
  struct Move {
    std::string text;                             ///< move in this program's notation; unreadable text is unchanged
    std::size_t byte = 0;                         ///< position of the move in the source text, in bytes
    std::shared_ptr<const TextError> fault = {};  ///< reason to reject the move even if it is legal, or null
  };
  /// The end of the game, as the players declared it.
  struct End {
    std::optional<Side> winner = {};     ///< winner; missing for a draw
    std::optional<EndCause> cause = {};  ///< cause of the end; missing if Kotai does not know the cause
  };
  std::string variantId;
  std::size_t byte = 0;    ///< position of the game in the source text, in bytes
  std::string start = {};  ///< text of the start position; empty for the usual start position
  std::string first = {};  ///< name of the first player; empty if the source names no players
  std::string second = {};
  std::vector<Move> moves = {};
  std::optional<End> end = {};
  bool mayBeShiftJis = false;  ///< whether files in this notation may be in Shift_JIS instead of UTF-8
};

/// Returns the games of a string, or nothing if its notation is unknown.
using ReadNotation = std::vector<ImportedGame> (*)(std::string_view text);

/// Maximum number of words to read, more than any game may have (core/record/record_limits.h).
inline constexpr std::size_t maxImportedWords = 200'000;
/// Maximum number of games to read. The limit is one more than a file may have, so that the caller notices an
/// excess.
inline constexpr std::size_t maxImportedGames = 200'001;

/// Returns the words of a text without move numbers ("3." or "3..."). White space, commas and semicolons
/// separate words. Returns at most maxImportedWords words.
std::vector<ImportedGame::Move> wordsOf(std::string_view text);

}  // namespace kotai
