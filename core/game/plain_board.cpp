#include "core/game/plain_board.h"

#include <bit>

#include "core/base/bits.h"
#include "core/game/square_text.h"

namespace kotai {

/// Reads a position from left to right and stops at the first fault.
class PlainBoardRules::Reader {
 public:
  Reader(std::string_view text, const PlainBoardRules& rules)
      : m_cursor(text), m_rules(rules), m_detail{rules.m_letters.front(), ' ', rules.m_letters.back()} {}

  tl::expected<PlainBoard, TextError> read() {
    if (m_cursor.atEnd()) m_cursor.fail(TextFault::Empty);
    for (int row = m_rules.m_rows - 1; row >= 0 && !m_cursor.failed(); --row)
      if (!readRow(row) || !readSeparator(row)) break;
    if (m_cursor.failed() || !readSide()) return m_cursor.failure();
    return m_board;
  }

 private:
  std::string rowFromTop(int row) const { return std::to_string(m_rules.m_rows - row); }
  bool isLetter(char letter) const { return m_rules.m_letters.find(letter) != std::string::npos; }
  Side sideOf(char letter) const { return letter == m_rules.m_letters.front() ? Side::First : Side::Second; }

  bool readRow(int row) {
    const int columns = m_rules.m_columns;
    int column = 0;
    bool afterDigit = false;
    while (!m_cursor.atEnd() && !m_cursor.nextIs("/ ")) {
      const char letter = m_cursor.next();
      const bool digit = letter >= '1' && letter <= '9';
      if (digit && afterDigit) return m_cursor.failExpected(Expected::PieceOrRowEnd, m_detail);
      if (!digit && !isLetter(letter)) return m_cursor.failExpected(Expected::PieceOrDigit, m_detail);
      const int width = digit ? letter - '0' : 1;
      if (column + width > columns) return m_cursor.fail(TextFault::RowTooLong, {rowFromTop(row), std::to_string(columns)});
      if (!digit && !place(letter, row * columns + column)) return false;
      column += width;
      afterDigit = digit;
      m_cursor.advance();
    }
    if (column == columns) return true;
    if (m_cursor.atEnd() && column == 0 && row < m_rules.m_rows - 1)
      return m_cursor.fail(TextFault::TooFewRows, {std::to_string(m_rules.m_rows - 1 - row), std::to_string(m_rules.m_rows)});
    return m_cursor.fail(TextFault::RowTooShort, {rowFromTop(row), std::to_string(columns)});
  }

  bool place(char letter, int square) {
    std::uint64_t& own = m_board.of(sideOf(letter));
    if (std::popcount(own) == m_rules.m_mostMen)
      return m_cursor.fail(TextFault::TooManyPieces, {std::string(1, letter), std::to_string(m_rules.m_mostMen)});
    own |= bit(square);
    return true;
  }

  /// Requires `/` between rows and a space after the last one.
  bool readSeparator(int row) {
    const bool last = row == 0;
    const std::string rows = std::to_string(m_rules.m_rows);
    if (last && m_cursor.nextIs("/")) return m_cursor.fail(TextFault::TooManyRows, {rows});
    if (!last && (m_cursor.atEnd() || m_cursor.nextIs(" "))) return m_cursor.fail(TextFault::TooFewRows, {rowFromTop(row), rows});
    if (m_cursor.atEnd()) return m_cursor.failExpected(Expected::SpaceAndSide, m_detail);
    m_cursor.advance();
    return true;
  }

  bool readSide() {
    if (m_cursor.atEnd()) return m_cursor.failExpected(Expected::SideToMove, m_detail);
    if (!isLetter(m_cursor.next()))
      return m_cursor.fail(TextFault::BadSide,
                           {m_cursor.found(), std::string(1, m_detail.front()), std::string(1, m_detail.back())});
    m_board.toMove = sideOf(m_cursor.next());
    m_cursor.advance();
    return m_cursor.end();
  }

  TextCursor m_cursor;
  const PlainBoardRules& m_rules;
  std::string m_detail;
  PlainBoard m_board;
};

std::string PlainBoardRules::format(const Position& position) const {
  std::string text;
  for (int row = m_rows - 1; row >= 0; --row) {
    int empty = 0;
    const auto flush = [&] {
      if (empty > 0) text += static_cast<char>('0' + empty);
      empty = 0;
    };
    for (int column = 0; column < m_columns; ++column) {
      const std::uint64_t square = bit(row * m_columns + column);
      if ((position.occupied() & square) == 0) {
        ++empty;
        continue;
      }
      flush();
      text += (position.first & square) != 0 ? m_letters.front() : m_letters.back();
    }
    flush();
    text += row > 0 ? '/' : ' ';
  }
  text += position.toMove == Side::First ? m_letters.front() : m_letters.back();
  return text;
}

tl::expected<PlainBoard, TextError> PlainBoardRules::parse(std::string_view text) const { return Reader(text, *this).read(); }

std::string PlainBoardRules::squareText(int square) const {
  return static_cast<char>('a' + square % m_columns) + std::to_string(square / m_columns + 1);
}

std::uint8_t PlainBoardRules::readSquareNumber(TextCursor& cursor) const {
  const Square square = readSquare(cursor, m_columns, m_rows).value_or(Square{});
  return static_cast<std::uint8_t>(square.row * m_columns + square.column);
}

std::vector<PieceOnBoard> PlainBoardRules::pieces(const Position& position) const {
  std::vector<PieceOnBoard> result;
  for (const Side side : {Side::First, Side::Second})
    forEachBit(position.of(side), [&](int square) { result.push_back({squareAt(square), side, 0}); });
  return result;
}

tl::expected<PlainBoard, TextError> PlainBoardRules::compose(const SetUp& setUp) const {
  Position position;
  position.toMove = setUp.toMove;
  for (const PieceOnBoard& piece : setUp.pieces) {
    std::uint64_t& own = position.of(piece.owner);
    own |= bit(piece.square.row * m_columns + piece.square.column);
    if (std::popcount(own) > m_mostMen)
      return tl::unexpected(TextError{
          TextFault::TooManyPieces,
          0,
          {std::string(1, piece.owner == Side::First ? m_letters.front() : m_letters.back()), std::to_string(m_mostMen)}});
  }
  return position;
}

}  // namespace kotai
