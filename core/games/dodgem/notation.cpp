// The text forms of Dodgem: positions `>2/>2/1^^ ^` and moves `b1b2`, `b3off` (grammar in RULES.md).
#include <fmt/format.h>

#include "core/game/square_text.h"
#include "core/games/dodgem/rules.h"

namespace kotai::dodgem {

namespace {

constexpr char upLetter = '^';
constexpr char rightLetter = '>';
constexpr std::string_view bothLetters = "^ >";
constexpr std::string_view offText = "off";

char columnLetter(int column) { return static_cast<char>('a' + column); }

/// Reads a position from left to right; the first fault found stops it.
class PositionReader {
 public:
  PositionReader(std::string_view text, int size) : m_cursor(text), m_size(size) {}

  tl::expected<Rules::Position, TextError> read() {
    if (m_cursor.atEnd()) m_cursor.fail(TextFault::Empty);
    for (int row = m_size - 1; row >= 0 && !m_cursor.failed(); --row)
      if (!readRow(row) || !readSeparator(row)) break;
    if (m_cursor.failed() || !readSide()) return m_cursor.failure();
    return m_position;
  }

 private:
  std::string rowFromTop(int row) const { return std::to_string(m_size - row); }

  bool readRow(int row) {
    int column = 0;
    bool afterDigit = false;
    while (!m_cursor.atEnd() && !m_cursor.nextIs("/ ")) {
      const char letter = m_cursor.next();
      const bool digit = letter >= '1' && letter <= '9';
      if (digit && afterDigit) return m_cursor.failExpected(Expected::PieceOrRowEnd, bothLetters);
      if (!digit && letter != upLetter && letter != rightLetter)
        return m_cursor.failExpected(Expected::PieceOrDigit, bothLetters);
      const int width = digit ? letter - '0' : 1;
      if (column + width > m_size) return m_cursor.fail(TextFault::RowTooLong, {rowFromTop(row), std::to_string(m_size)});
      if (!digit && !place(letter, row * m_size + column)) return false;
      column += width;
      afterDigit = digit;
      m_cursor.advance();
    }
    if (column == m_size) return true;
    if (m_cursor.atEnd() && column == 0 && row < m_size - 1)
      return m_cursor.fail(TextFault::TooFewRows, {std::to_string(m_size - 1 - row), std::to_string(m_size)});
    return m_cursor.fail(TextFault::RowTooShort, {rowFromTop(row), std::to_string(m_size)});
  }

  bool place(char letter, int square) {
    std::uint64_t& own = letter == upLetter ? m_position.up : m_position.right;
    if (std::popcount(own) == m_size - 1)
      return m_cursor.fail(TextFault::TooManyPieces, {std::string(1, letter), std::to_string(m_size - 1)});
    own |= 1ULL << square;
    return true;
  }

  /// `/` between rows, a space after the last one.
  bool readSeparator(int row) {
    const bool last = row == 0;
    if (last && m_cursor.nextIs("/")) return m_cursor.fail(TextFault::TooManyRows, {std::to_string(m_size)});
    if (!last && (m_cursor.atEnd() || m_cursor.nextIs(" ")))
      return m_cursor.fail(TextFault::TooFewRows, {rowFromTop(row), std::to_string(m_size)});
    if (m_cursor.atEnd()) return m_cursor.failExpected(Expected::SpaceAndSide, bothLetters);
    m_cursor.advance();
    return true;
  }

  bool readSide() {
    if (m_cursor.atEnd()) return m_cursor.failExpected(Expected::SideToMove, bothLetters);
    const char letter = m_cursor.next();
    if (letter != upLetter && letter != rightLetter)
      return m_cursor.fail(TextFault::BadSide, {m_cursor.found(), std::string(1, upLetter), std::string(1, rightLetter)});
    m_position.toMove = letter == upLetter ? Side::First : Side::Second;
    m_cursor.advance();
    return m_cursor.end();
  }

  TextCursor m_cursor;
  int m_size;
  Rules::Position m_position;
};

}  // namespace

std::string Rules::format(const Position& position) const {
  std::string text;
  for (int row = m_size - 1; row >= 0; --row) {
    int empty = 0;
    const auto flush = [&] {
      if (empty > 0) text += static_cast<char>('0' + empty);
      empty = 0;
    };
    for (int column = 0; column < m_size; ++column) {
      const std::uint64_t square = bit(row * m_size + column);
      if (((position.up | position.right) & square) == 0) {
        ++empty;
        continue;
      }
      flush();
      text += (position.up & square) != 0 ? upLetter : rightLetter;
    }
    flush();
    text += row > 0 ? '/' : ' ';
  }
  text += position.toMove == Side::First ? upLetter : rightLetter;
  return text;
}

tl::expected<Rules::Position, TextError> Rules::parse(std::string_view text) const { return PositionReader(text, m_size).read(); }

std::string Rules::formatMove(Move move) const {
  const Square from = squareAt(move.from);
  std::string text = fmt::format("{}{}", columnLetter(from.column), from.row + 1);
  if (move.to == offBoard) return text.append(offText);
  const Square to = squareAt(move.to);
  return text.append(fmt::format("{}{}", columnLetter(to.column), to.row + 1));
}

tl::expected<Rules::Move, TextError> Rules::parseMove(std::string_view text) const {
  TextCursor cursor(text);
  if (cursor.atEnd()) cursor.fail(TextFault::Empty);
  const auto squareIndex = [&] {
    const Square square = readSquare(cursor, m_size, m_size).value_or(Square{});
    return static_cast<std::uint8_t>(square.row * m_size + square.column);
  };
  const std::uint8_t from = squareIndex();
  if (!cursor.failed() && cursor.rest() == offText) return Move{from, offBoard};
  const std::uint8_t to = squareIndex();
  if (!cursor.end()) return cursor.failure();
  return Move{from, to};
}

}  // namespace kotai::dodgem
