// Other programs' notation of moves, and its additional information.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/animalshogi/rules.h"

namespace kotai::animalshogi {

enum class Columns { FromTheLeft, FromTheRight };

/// The columns of USI, CSA and the server, and the rows of CSA.
inline constexpr std::string_view columnDigits = "123";
inline constexpr std::string_view rowDigits = "1234";

struct WrittenMove {
  std::string text;               ///< in the notation of this program; empty: no move
  std::optional<Kind> kind = {};  ///< of the piece after the move, if given
};

/// The kind that CSA calls "HI", "NI", "KI", "ZO" or "LI".
std::optional<Kind> kindOfCode(std::string_view code);

/// "2c2b", "2b2a+" (a hen after the move), "C*2b"; \p letters: of giraffe, elephant and chick, small.
WrittenMove lettersMove(std::string_view text, std::string_view letters, Columns direction);
/// "2322HI", "0022HI": the piece after the move.
WrittenMove digitsMove(std::string_view text);

/// Replays a game to find moves that contradict it. Illegal moves are left to the replay of the record.
class MoveCheck {
 public:
  explicit MoveCheck(std::optional<Rules::Position> start) : m_position(start) {}

  /// The side to move. None after a move that could not be played.
  std::optional<Side> toMove() const;
  /// Returns why the move cannot be meant for the side \p mover (if given), otherwise plays it.
  std::optional<TextError> play(const WrittenMove& move, std::optional<Side> mover);

 private:
  std::optional<Rules::Position> m_position;
};

/// Refuses a whole word.
TextError refusal(const OwnWords& words, std::vector<std::string> params = {});
/// A sign for the side that is not to move.
TextError wrongSign(Side said);

}  // namespace kotai::animalshogi
