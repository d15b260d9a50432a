// The text forms of Gobblet Gobblers: positions `.,sM,./.,.,./.,.,L o` and moves `L@b2`, `a1b2` (grammar in RULES.md).
#include <algorithm>

#include "core/game/square_text.h"
#include "core/games/gobblet/faults.h"
#include "core/games/gobblet/rules.h"

namespace kotai::gobblet {

std::string squareText(int square) {
  return {static_cast<char>('a' + square % columnCount), static_cast<char>('1' + square / columnCount)};
}

using Piece = Rules::Piece;

constexpr std::string_view upperLetters = "SML";  // letters of sizes, indexed by Size
constexpr std::string_view lowerLetters = "sml";
constexpr std::string_view pieceLetters = "S M L s m l";
constexpr std::string_view placedLetters = "S M L";
constexpr std::string_view columnLetters = "abc";
constexpr std::string_view sideLetters = "ob";

static char letterOf(const Piece& piece) {
  return (piece.owner == Side::First ? upperLetters : lowerLetters)[static_cast<std::size_t>(piece.size)];
}

static std::optional<Piece> pieceOf(char letter) {
  for (const Size size : allSizes) {
    if (upperLetters[static_cast<std::size_t>(size)] == letter) return Piece{Side::First, size};
    if (lowerLetters[static_cast<std::size_t>(size)] == letter) return Piece{Side::Second, size};
  }
  return std::nullopt;
}

/// Returns the fault if the piece cannot be on top of the pieces on the square, otherwise nothing. The column
/// of the fault is 0.
static std::optional<TextError> stackFault(const Rules::Position& position, const Piece& piece, int square) {
  const auto below = Rules::top(position, square);
  if (below && below->size >= piece.size)
    return TextError{.fault = TextFault::OfGame,
                     .column = 0,
                     .params = {std::string(1, letterOf(*below)), std::string(1, letterOf(piece)), squareText(square)},
                     .own = &fault::wrongStack};
  if (position.inReserve(piece.owner, piece.size) == 0)
    return TextError{TextFault::TooManyPieces, 0, {std::string(1, letterOf(piece)), std::to_string(piecesPerSize)}};
  return std::nullopt;
}

static void add(Rules::Position& position, const Piece& piece, int square) {
  SquareSet& set = position.pieces(piece.owner, piece.size);
  set = static_cast<SquareSet>(set | squareBit(square));
}

/// Reads a position from left to right and stops at the first fault.
class PositionReader {
 public:
  PositionReader(const Rules& rules, std::string_view text) : m_rules(rules), m_cursor(text) {}

  tl::expected<Rules::Position, TextError> read() {
    if (m_cursor.atEnd()) m_cursor.fail(TextFault::Empty);
    for (int row = rowCount - 1; row >= 0 && !m_cursor.failed(); --row)
      if (!readRow(row)) break;
    if (m_cursor.failed() || !readSide() || !readLift()) return m_cursor.failure();
    if (m_position.losingLift) return m_position;
    if (auto wrong = lineFault(m_position, 1)) return tl::unexpected(std::move(*wrong));
    return m_position;
  }

 private:
  bool atCellEnd() const { return m_cursor.nextIs(",/ "); }

  /// Reads the cells of a row, followed by `/`, or by a space after the last row.
  bool readRow(int row) {
    const bool last = row == 0;
    for (int column = 0; column < columnCount; ++column) {
      if (!readCell(row * columnCount + column)) return false;
      if (column == columnCount - 1) break;
      if (!m_cursor.take(',')) return m_cursor.fail(TextFault::RowTooShort, {rowFromTop(row), std::to_string(columnCount)});
    }
    if (m_cursor.nextIs(",")) return m_cursor.fail(TextFault::RowTooLong, {rowFromTop(row), std::to_string(columnCount)});
    if (last && m_cursor.nextIs("/")) return m_cursor.fail(TextFault::TooManyRows, {std::to_string(rowCount)});
    if (last && m_cursor.atEnd()) return m_cursor.failExpected(Expected::SpaceAndSide, "o b");
    if (!last && (m_cursor.atEnd() || m_cursor.nextIs(" ")))
      return m_cursor.fail(TextFault::TooFewRows, {rowFromTop(row), std::to_string(rowCount)});
    m_cursor.advance();
    return true;
  }
  static std::string rowFromTop(int row) { return std::to_string(rowCount - row); }

  /// Reads a cell. Leaves the cursor at one of `,/ ` or at the end of the text.
  bool readCell(int square) {
    if (m_cursor.take('.')) return m_cursor.atEnd() || atCellEnd() || m_cursor.failExpected(expected::emptyCellEnd);
    if (m_cursor.atEnd() || !pieceOf(m_cursor.next())) return m_cursor.failExpected(expected::cell, pieceLetters);
    for (; !m_cursor.atEnd() && !atCellEnd(); m_cursor.advance()) {
      const auto piece = pieceOf(m_cursor.next());
      if (!piece) return m_cursor.failExpected(expected::cellEnd, pieceLetters);
      if (auto wrong = stackFault(m_position, *piece, square)) return m_cursor.fail(std::move(*wrong));
      add(m_position, *piece, square);
    }
    return true;
  }

  bool readSide() {
    if (m_cursor.atEnd()) return m_cursor.failExpected(Expected::SideToMove, "o b");
    if (!m_cursor.nextIs(sideLetters)) return m_cursor.fail(TextFault::BadSide, {m_cursor.found(), "o", "b"});
    m_position.toMove = m_cursor.next() == sideLetters[0] ? Side::First : Side::Second;
    m_cursor.advance();
    return true;
  }

  /// Reads a space and the losing lift that ended the game, if the text contains one.
  bool readLift() {
    if (m_cursor.atEnd()) return true;
    const std::string_view rest = m_cursor.rest();
    const auto move = rest.front() == ' ' ? m_rules.parseMove(rest.substr(1)) : tl::unexpected(TextError{});
    if (!move || move->isPlacing()) return m_cursor.fail(TextFault::TrailingText, {std::string(rest)});
    m_cursor.advance();
    Rules::Position after = m_position;
    after.losingLift = *move;
    bool possible = false;
    m_rules.forEachPredecessor(after, [&](const Rules::Position&) { possible = true; });
    if (!possible) return m_cursor.fail(TextFault::IllegalMove, {std::string(rest.substr(1))});
    m_position = after;
    return true;
  }

  const Rules& m_rules;
  TextCursor m_cursor;
  Rules::Position m_position;
};

std::optional<TextError> lineFault(const Rules::Position& position, std::size_t column) {
  if (!hasLine(Rules::visible(position, position.toMove))) return std::nullopt;
  return TextError{TextFault::SideAlreadyWon, column, {position.toMove == Side::First ? "1" : "2"}};
}

std::string Rules::format(const Position& position) const {
  std::string text;
  for (int row = rowCount - 1; row >= 0; --row)
    for (int column = 0; column < columnCount; ++column) {
      const std::vector<Piece> pieces = stack(position, row * columnCount + column);
      for (const Piece& piece : pieces) text += letterOf(piece);
      if (pieces.empty()) text += '.';
      text += column + 1 < columnCount ? ',' : row > 0 ? '/' : ' ';
    }
  text += position.toMove == Side::First ? sideLetters[0] : sideLetters[1];
  if (position.losingLift) text += ' ' + formatMove(*position.losingLift);
  return text;
}

tl::expected<Rules::Position, TextError> Rules::parse(std::string_view text) const { return PositionReader(*this, text).read(); }

std::string Rules::formatMove(Move move) const {
  if (move.isPlacing()) return std::string{upperLetters[static_cast<std::size_t>(move.placed())], '@'} + squareText(move.to);
  return squareText(move.from) + squareText(move.to);
}

tl::expected<Rules::Move, TextError> Rules::parseMove(std::string_view text) const {
  TextCursor cursor(text);
  if (cursor.atEnd()) cursor.fail(TextFault::Empty);
  const auto squareIndex = [&] {
    const Square square = readSquare(cursor, columnCount, rowCount).value_or(Square{});
    return static_cast<std::uint8_t>(square.row * columnCount + square.column);
  };
  const auto piece = cursor.atEnd() ? std::nullopt : pieceOf(cursor.next());
  if (!piece && !cursor.nextIs(columnLetters)) cursor.failExpected(expected::placingOrSquare, placedLetters);
  std::uint8_t from = 0;
  if (piece) {
    from = static_cast<std::uint8_t>(squareCount + static_cast<int>(piece->size));
    cursor.advance();
    if (!cursor.take('@')) cursor.failExpected(expected::placingOrSquare, placedLetters);
  } else {
    from = squareIndex();
  }
  const std::uint8_t to = squareIndex();
  if (!cursor.end()) return cursor.failure();
  return Move{from, to};
}

tl::expected<Rules::Position, TextError> Rules::compose(const SetUp& setUp) const {
  Position position;
  position.toMove = setUp.toMove;
  std::vector<PieceOnBoard> pieces = setUp.pieces;
  std::stable_sort(pieces.begin(), pieces.end(), [](const auto& a, const auto& b) { return a.kind < b.kind; });
  for (const PieceOnBoard& each : pieces) {
    const Piece piece{each.owner, static_cast<Size>(each.kind)};
    if (auto fault = stackFault(position, piece, indexOf(each.square))) return tl::unexpected(std::move(*fault));
    add(position, piece, indexOf(each.square));
  }
  if (auto fault = lineFault(position, 0)) return tl::unexpected(std::move(*fault));
  return position;
}

}  // namespace kotai::gobblet
