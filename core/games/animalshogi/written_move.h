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
  std::string text;               ///< in the notation of this program; empty if it is not a move
  std::optional<Kind> kind = {};  ///< kind of the piece after the move, if given
};

/// The kind that CSA writes as "HI", "NI", "KI", "ZO" or "LI".
std::optional<Kind> kindOfCode(std::string_view code);

/// A move such as "2c2b", "2b2a+" (a hen after the move) or "C*2b". \p letters: those of giraffe, elephant and chick, in lower
/// case.
WrittenMove lettersMove(std::string_view text, std::string_view letters, Columns direction);
/// A move such as "2322HI" or "0022HI", with the piece after the move.
WrittenMove digitsMove(std::string_view text);

/// Replays a game to find moves that contradict it. Illegal moves are handled by the replay of the record.
class MoveCheck {
 public:
  explicit MoveCheck(std::optional<Rules::Position> start) : m_position(start) {}

  /// The side to move, or nothing after a move that could not be played.
  std::optional<Side> toMove() const;
  /// Returns the reason why the move cannot belong to the side \p mover (if given). Otherwise plays it.
  std::optional<TextError> play(const WrittenMove& move, std::optional<Side> mover);

 private:
  std::optional<Rules::Position> m_position;
};

/// Refuses a whole word.
TextError refusal(const OwnWords& words, std::vector<std::string> params = {});
/// The sign belongs to the side that is not to move.
TextError wrongSign(Side said);

}  // namespace kotai::animalshogi
