// A game in a notation that others use, put into the words of this program.
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

/// Nothing in it has been checked against the rules.
struct ImportedGame {
  struct Move {
    std::string text;                             ///< as this program writes moves; what could not be understood stays as it was
    std::size_t byte = 0;                         ///< where it begins in the text that was read
    std::shared_ptr<const TextError> fault = {};  ///< refuses the move, although the rules may allow it
  };
  /// How the players ended it.
  struct End {
    std::optional<Side> winner = {};     ///< none: a draw
    std::optional<EndCause> cause = {};  ///< none: one that games here do not name
  };
  std::string variantId;
  std::size_t byte = 0;    ///< where the game begins in the text that was read
  std::string start = {};  ///< a position; empty: the start of the variant
  std::string first = {};  ///< names of the players, if they are said
  std::string second = {};
  std::vector<Move> moves = {};
  std::optional<End> end = {};
  bool mayBeShiftJis = false;  ///< files in this notation that are no UTF-8 are in Shift_JIS
};

/// The games of a text; none if it is not in a notation that is known.
using ReadNotation = std::vector<ImportedGame> (*)(std::string_view text);

/// More than any game may have (core/record/record_limits.h): further words of a text are not read.
inline constexpr std::size_t mostImportedWords = 200'000;
/// One more than a file may hold, so that the rest is told.
inline constexpr std::size_t mostImportedGames = 200'001;

/// The words of a text, parted by spaces, ends of lines and commas, without move numbers ("3." or "3..."). At most
/// mostImportedWords.
std::vector<ImportedGame::Move> wordsOf(std::string_view text);

}  // namespace kotai
