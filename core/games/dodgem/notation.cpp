// The text forms of Dodgem: positions `>2/>2/1^^ ^` and moves `b1b2`, `b3off` (grammar in RULES.md).
#include <fmt/format.h>

#include <algorithm>

#include "core/base/characters.h"
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
  PositionReader(std::string_view text, int size) : m_text(text), m_size(size) {}

  tl::expected<Rules::Position, TextError> read() {
    if (m_text.empty()) return fault(TextFault::Empty);
    for (int row = m_size - 1; row >= 0; --row)
      if (!readRow(row) || !readSeparator(row)) return tl::unexpected(m_error);
    return readSide();
  }

 private:
  tl::unexpected<TextError> fault(TextFault code, std::vector<std::string> params = {}, Expected expected = Expected::Unsaid) {
    m_error = {code, m_place + 1, std::move(params), expected, std::string(bothLetters)};
    return tl::unexpected(m_error);
  }
  bool atEnd() const { return m_place >= m_text.size(); }
  char next() const { return m_text[m_place]; }
  std::string found() const { return characterAt(m_text, m_place); }
  std::string rowFromTop(int row) const { return std::to_string(m_size - row); }

  bool readRow(int row) {
    int column = 0;
    bool afterDigit = false;
    while (!atEnd() && next() != '/' && next() != ' ') {
      const char letter = next();
      const bool digit = letter >= '1' && letter <= '9';
      if (digit && afterDigit) return fault(TextFault::UnexpectedCharacter, {found()}, Expected::PieceOrRowEnd), false;
      if (!digit && letter != upLetter && letter != rightLetter)
        return fault(TextFault::UnexpectedCharacter, {found()}, Expected::PieceOrDigit), false;
      const int width = digit ? letter - '0' : 1;
      if (column + width > m_size) return fault(TextFault::RowTooLong, {rowFromTop(row), std::to_string(m_size)}), false;
      if (!digit && !place(letter, row * m_size + column)) return false;
      column += width;
      afterDigit = digit;
      ++m_place;
    }
    if (column == m_size) return true;
    if (atEnd() && column == 0 && row < m_size - 1)
      return fault(TextFault::TooFewRows, {std::to_string(m_size - 1 - row), std::to_string(m_size)}), false;
    return fault(TextFault::RowTooShort, {rowFromTop(row), std::to_string(m_size)}), false;
  }

  bool place(char letter, int square) {
    std::uint64_t& own = letter == upLetter ? m_position.up : m_position.right;
    if (std::popcount(own) == m_size - 1)
      return fault(TextFault::TooManyPieces, {std::string(1, letter), std::to_string(m_size - 1)}), false;
    own |= 1ULL << square;
    return true;
  }

  /// `/` between rows, a space after the last one.
  bool readSeparator(int row) {
    const bool last = row == 0;
    if (last && !atEnd() && next() == '/') return fault(TextFault::TooManyRows, {std::to_string(m_size)}), false;
    if (!last && (atEnd() || next() == ' '))
      return fault(TextFault::TooFewRows, {rowFromTop(row), std::to_string(m_size)}), false;
    if (atEnd()) return fault(TextFault::UnexpectedEnd, {}, Expected::SpaceAndSide), false;
    ++m_place;
    return true;
  }

  tl::expected<Rules::Position, TextError> readSide() {
    if (atEnd()) return fault(TextFault::UnexpectedEnd, {}, Expected::SideToMove);
    const char letter = next();
    if (letter != upLetter && letter != rightLetter)
      return fault(TextFault::BadSide, {found(), std::string(1, upLetter), std::string(1, rightLetter)});
    m_position.toMove = letter == upLetter ? Side::First : Side::Second;
    ++m_place;
    if (!atEnd()) return fault(TextFault::TrailingText, {std::string(m_text.substr(m_place))});
    return m_position;
  }

  std::string_view m_text;
  int m_size;
  std::size_t m_place = 0;
  Rules::Position m_position;
  TextError m_error;
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
  if (text.empty()) return tl::unexpected(TextError{TextFault::Empty, 1, {}});
  const auto squareFrom = [&](std::size_t place) -> tl::expected<std::uint8_t, TextError> {
    const auto wrong = [&](std::size_t at, Expected expected, const std::string& last) {
      if (at >= text.size()) return tl::unexpected(TextError{TextFault::UnexpectedEnd, at + 1, {}, expected, last});
      return tl::unexpected(TextError{TextFault::UnexpectedCharacter, at + 1, {characterAt(text, at)}, expected, last});
    };
    const char lastColumn = columnLetter(m_size - 1);
    if (place >= text.size() || text[place] < 'a' || text[place] > lastColumn)
      return wrong(place, Expected::Column, std::string(1, lastColumn));
    if (place + 1 >= text.size() || text[place + 1] < '1' || text[place + 1] > '0' + m_size)
      return wrong(place + 1, Expected::Row, std::to_string(m_size));
    return static_cast<std::uint8_t>((text[place + 1] - '1') * m_size + (text[place] - 'a'));
  };
  const auto from = squareFrom(0);
  if (!from) return tl::unexpected(from.error());
  if (text.substr(2) == offText) return Move{*from, offBoard};
  const auto to = squareFrom(2);
  if (!to) return tl::unexpected(to.error());
  if (text.size() > 4) return tl::unexpected(TextError{TextFault::TrailingText, 5, {std::string(text.substr(4))}});
  return Move{*from, *to};
}

}  // namespace kotai::dodgem
