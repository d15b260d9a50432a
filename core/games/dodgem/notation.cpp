// Move notation of Dodgem: `b1b2`, `b3off` (RULES.md).
#include "core/games/dodgem/rules.h"

namespace kotai::dodgem {

constexpr std::string_view offText = "off";

std::string Rules::formatMove(Move move) const {
  return squareText(move.from).append(move.to == offBoard ? offText : squareText(move.to));
}

tl::expected<Rules::Move, TextError> Rules::parseMove(std::string_view text) const {
  TextCursor cursor(text);
  if (cursor.atEnd()) cursor.fail(TextFault::Empty);
  const std::uint8_t from = readSquareNumber(cursor);
  if (!cursor.failed() && cursor.rest() == offText) return Move{from, offBoard};
  const std::uint8_t to = readSquareNumber(cursor);
  if (!cursor.end()) return cursor.failure();
  return Move{from, to};
}

}  // namespace kotai::dodgem
