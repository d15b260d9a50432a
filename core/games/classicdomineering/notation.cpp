// The text forms of Domineering: positions `2#1/2#1/4/4 h` and moves `a1a2` (grammar in RULES.md).
#include "core/game/covered_squares.h"
#include "core/game/square_text.h"
#include "core/games/classicdomineering/rules.h"

namespace kotai::classicdomineering {

constexpr std::string_view sideLetters = "v h";

/// Reads a space and the letter of the side to move.
static std::optional<Side> readSide(TextCursor& cursor) {
  if (cursor.atEnd()) cursor.failExpected(Expected::SpaceAndSide, sideLetters);
  if (cursor.failed()) return std::nullopt;
  cursor.advance();
  if (cursor.atEnd()) {
    cursor.failExpected(Expected::SideToMove, sideLetters);
  } else if (cursor.take(sideLetters.front())) {
    if (cursor.end()) return Side::First;
  } else if (cursor.take(sideLetters.back())) {
    if (cursor.end()) return Side::Second;
  } else {
    cursor.fail(TextFault::BadSide, {cursor.found(), std::string(1, sideLetters.front()), std::string(1, sideLetters.back())});
  }
  return std::nullopt;
}

std::string Rules::format(const Position& position) const {
  return coveredText(position.covered, {m_columns, m_rows}) + ' ' +
         (position.toMove == Side::First ? sideLetters.front() : sideLetters.back());
}

tl::expected<Rules::Position, TextError> Rules::checked(const Position& position, std::size_t column) const {
  const int dark = countBits(position.covered & m_colours.dark());
  const int light = countBits(position.covered) - dark;
  if (dark == light) return position;
  TextError fault = ownFault(unevenColours, {std::to_string(dark), std::to_string(light)});
  fault.column = column;
  return tl::unexpected(std::move(fault));
}

tl::expected<Rules::Position, TextError> Rules::parse(std::string_view text) const {
  TextCursor cursor(text);
  const auto covered = readCovered(cursor, {m_columns, m_rows}, " ");
  const auto side = covered ? readSide(cursor) : std::nullopt;
  if (!side) return cursor.failure();
  return checked({static_cast<std::uint64_t>(*covered), *side}, 1);
}

tl::expected<Rules::Position, TextError> Rules::compose(const SetUp& setUp) const {
  Position position{0, setUp.toMove};
  for (const PieceOnBoard& piece : setUp.pieces) position.covered |= bit(piece.square.row * m_columns + piece.square.column);
  return checked(position, 0);
}

std::string Rules::formatMove(Move move) const {
  std::string text;
  for (const int square : {move.from, move.to})
    text += static_cast<char>('a' + square % m_columns) + std::to_string(square / m_columns + 1);
  return text;
}

tl::expected<Rules::Move, TextError> Rules::parseMove(std::string_view text) const {
  TextCursor cursor(text);
  if (cursor.atEnd()) cursor.fail(TextFault::Empty);
  const auto squareNumber = [&] {
    const Square square = readSquare(cursor, m_columns, m_rows).value_or(Square{});
    return static_cast<std::uint8_t>(square.row * m_columns + square.column);
  };
  const std::uint8_t from = squareNumber();
  const std::uint8_t to = squareNumber();
  if (!cursor.end()) return cursor.failure();
  return Move{from, to};
}

}  // namespace kotai::classicdomineering
