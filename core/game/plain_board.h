// Boards on which each side has men of a single kind: text formats, set-ups, packing.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/base/errors.h"
#include "core/base/text_cursor.h"
#include "core/game/types.h"

namespace kotai {

/// The men of both sides as sets of squares. Square (column, row) is bit row * columns + column of each set.
struct PlainBoard {
  std::uint64_t first = 0;
  std::uint64_t second = 0;
  Side toMove = Side::First;
  friend constexpr bool operator==(const PlainBoard&, const PlainBoard&) = default;

  std::uint64_t& of(Side side) { return side == Side::First ? first : second; }
  std::uint64_t of(Side side) const { return side == Side::First ? first : second; }
  std::uint64_t own() const { return of(toMove); }
  std::uint64_t enemy() const { return of(other(toMove)); }
  std::uint64_t occupied() const { return first | second; }
};

/// Base class for the rules of games on a PlainBoard. The notation lists the rows from the top, joined by `/`,
/// with numbers for runs of empty squares. A space and the letter of the side to move follow, as in `O1X/3/XO1
/// X`.
class PlainBoardRules {
 public:
  using Position = PlainBoard;

  static AnyPosition pack(const Position& position) {
    return {{position.first, position.second, static_cast<std::uint64_t>(position.toMove), 0}};
  }
  static Position unpack(const AnyPosition& position) {
    return {position.words[0], position.words[1], static_cast<Side>(position.words[2])};
  }

  int columns() const { return m_columns; }
  int rows() const { return m_rows; }
  std::string format(const Position& position) const;
  tl::expected<Position, TextError> parse(std::string_view text) const;
  std::string squareText(int square) const;
  std::vector<PieceOnBoard> pieces(const Position& position) const;
  std::vector<StockItem> stock() const { return {{{0}, m_mostMen, true}}; }
  tl::expected<Position, TextError> compose(const SetUp& setUp) const;

 protected:
  /// Creates rules for a board of at most 64 squares and 9 columns. \p letters: the letters of the first and of
  /// the second side.
  PlainBoardRules(int columnCount, int rowCount, int maxMen, std::string_view letters)
      : m_columns(columnCount), m_rows(rowCount), m_mostMen(maxMen), m_letters(letters) {}

  static constexpr std::uint64_t bit(int square) { return 1ULL << square; }
  /// Reads a square such as `b3`. Returns its bit number, or 0 if the cursor has failed.
  std::uint8_t readSquareNumber(TextCursor& cursor) const;
  Square squareAt(int square) const { return {square % m_columns, square / m_columns}; }

 private:
  class Reader;

  int m_columns;
  int m_rows;
  int m_mostMen;  // maximum number of men of each side
  std::string m_letters;
};

}  // namespace kotai
