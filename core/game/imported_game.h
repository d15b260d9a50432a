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

/// A game that has not been checked against the rules.
struct ImportedGame {
  struct Move {
    std::string text;                             ///< text in this program's notation; unreadable text is unchanged
    std::size_t byte = 0;                         ///< place in the source text
    std::shared_ptr<const TextError> fault = {};  ///< if set, the move is rejected even if it is legal
  };
  /// The end of the game, as the players declared it.
  struct End {
    std::optional<Side> winner = {};     ///< missing for a draw
    std::optional<EndCause> cause = {};  ///< missing for causes that Kotai does not know
  };
  std::string variantId;
  std::size_t byte = 0;    ///< place of the game in the source text
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
/// Maximum number of games to read: one more than a file may have, so that an excess is noticed.
inline constexpr std::size_t maxImportedGames = 200'001;

/// Returns the words of a string, separated by spaces, line ends and commas, without move numbers ("3." or
/// "3..."). Returns at most maxImportedWords words.
std::vector<ImportedGame::Move> wordsOf(std::string_view text);

}  // namespace kotai
