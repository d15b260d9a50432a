// The text forms of Gobblet Gobblers: positions `.,sM,./.,.,./.,.,L o` and moves `L@b2`, `a1b2` (grammar in RULES.md).
#include <algorithm>

#include "core/base/characters.h"
#include "core/games/gobblet/rules.h"

namespace kotai::gobblet {

namespace {

using Piece = Rules::Piece;

constexpr std::string_view upperLetters = "SML";  // by Size
constexpr std::string_view lowerLetters = "sml";
constexpr std::string_view pieceLetters = "S M L s m l";
constexpr std::string_view placedLetters = "S M L";
constexpr std::string_view sideLetters = "ob";

char letterOf(const Piece& piece) {
  return (piece.owner == Side::First ? upperLetters : lowerLetters)[static_cast<std::size_t>(piece.size)];
}

std::optional<Piece> pieceOf(char letter) {
  for (const Size size : allSizes) {
    if (upperLetters[static_cast<std::size_t>(size)] == letter) return Piece{Side::First, size};
    if (lowerLetters[static_cast<std::size_t>(size)] == letter) return Piece{Side::Second, size};
  }
  return std::nullopt;
}

std::string squareText(int square) {
  return {static_cast<char>('a' + square % columnCount), static_cast<char>('1' + square / columnCount)};
}

/// What is wrong with putting a piece on top of what lies on a square already.
std::optional<TextError> stackFault(const Rules::Position& position, const Piece& piece, int square, std::size_t column) {
  const auto below = Rules::top(position, square);
  if (below && below->size >= piece.size)
    return TextError{
        TextFault::WrongStack, column, {std::string(1, letterOf(*below)), std::string(1, letterOf(piece)), squareText(square)}};
  if (position.inReserve(piece.owner, piece.size) == 0)
    return TextError{TextFault::TooManyPieces, column, {std::string(1, letterOf(piece)), std::to_string(piecesPerSize)}};
  return std::nullopt;
}

void add(Rules::Position& position, const Piece& piece, int square) {
  SquareSet& set = position.pieces(piece.owner, piece.size);
  set = static_cast<SquareSet>(set | squareBit(square));
}

/// Reads a position from left to right; the first fault found stops it.
class PositionReader {
 public:
  PositionReader(const Rules& rules, std::string_view text) : m_rules(rules), m_text(text) {}

  tl::expected<Rules::Position, TextError> read() {
    if (m_text.empty()) return fault(TextFault::Empty);
    for (int row = rowCount - 1; row >= 0; --row)
      if (!readRow(row)) return tl::unexpected(m_error);
    if (!readSide() || !readLift()) return tl::unexpected(m_error);
    if (m_position.losingLift) return m_position;
    if (auto wrong = lineFault(m_position, 1)) return tl::unexpected(std::move(*wrong));
    return m_position;
  }

 private:
  tl::unexpected<TextError> fault(TextFault code, std::vector<std::string> params = {}, Expected expected = Expected::Unsaid,
                                  std::string_view detail = pieceLetters) {
    m_error = {code, m_place + 1, std::move(params), expected, std::string(detail)};
    return tl::unexpected(m_error);
  }
  tl::unexpected<TextError> unexpected(Expected expected, std::string_view detail = pieceLetters) {
    if (atEnd()) return fault(TextFault::UnexpectedEnd, {}, expected, detail);
    return fault(TextFault::UnexpectedCharacter, {characterAt(m_text, m_place)}, expected, detail);
  }
  bool atEnd() const { return m_place >= m_text.size(); }
  char next() const { return m_text[m_place]; }
  bool atCellEnd() const { return next() == ',' || next() == '/' || next() == ' '; }

  /// The cells of a row and what ends it: `/`, or a space after the last one.
  bool readRow(int row) {
    const bool last = row == 0;
    for (int column = 0; column < columnCount; ++column) {
      if (!readCell(row * columnCount + column)) return false;
      if (column == columnCount - 1) break;
      if (atEnd() || next() != ',') return shortRow(row);
      ++m_place;
    }
    if (!atEnd() && next() == ',') return fault(TextFault::RowTooLong, {rowFromTop(row), std::to_string(columnCount)}), false;
    if (last && !atEnd() && next() == '/') return fault(TextFault::TooManyRows, {std::to_string(rowCount)}), false;
    if (last && atEnd()) return unexpected(Expected::SpaceAndSide, "o b"), false;
    if (!last && (atEnd() || next() == ' '))
      return fault(TextFault::TooFewRows, {rowFromTop(row), std::to_string(rowCount)}), false;
    ++m_place;
    return true;
  }
  bool shortRow(int row) { return fault(TextFault::RowTooShort, {rowFromTop(row), std::to_string(columnCount)}), false; }
  static std::string rowFromTop(int row) { return std::to_string(rowCount - row); }

  /// Up to the character after the cell, which is the end of the text or one of `,/ `.
  bool readCell(int square) {
    if (!atEnd() && next() == '.') {
      ++m_place;
      if (!atEnd() && !atCellEnd()) return unexpected(Expected::CellEnd, ""), false;
      return true;
    }
    if (atEnd() || !pieceOf(next())) return unexpected(Expected::Cell), false;
    for (; !atEnd() && !atCellEnd(); ++m_place) {
      const auto piece = pieceOf(next());
      if (!piece) return unexpected(Expected::CellEnd), false;
      if (auto wrong = stackFault(m_position, *piece, square, m_place + 1)) {
        m_error = std::move(*wrong);
        return false;
      }
      add(m_position, *piece, square);
    }
    return true;
  }

  bool readSide() {
    if (atEnd()) return unexpected(Expected::SideToMove, "o b"), false;
    if (sideLetters.find(next()) == sideLetters.npos)
      return fault(TextFault::BadSide, {characterAt(m_text, m_place), "o", "b"}), false;
    m_position.toMove = next() == sideLetters[0] ? Side::First : Side::Second;
    ++m_place;
    return true;
  }

  /// Nothing, or a space and the losing lift of the other side that ended the game.
  bool readLift() {
    if (atEnd()) return true;
    const std::string_view rest = m_text.substr(m_place);
    const auto move = rest.front() == ' ' ? m_rules.parseMove(rest.substr(1)) : tl::unexpected(TextError{});
    if (!move || move->isPlacing()) return fault(TextFault::TrailingText, {std::string(rest)}), false;
    ++m_place;
    Rules::Position after = m_position;
    after.losingLift = *move;
    bool possible = false;
    m_rules.forEachPredecessor(after, [&](const Rules::Position&) { possible = true; });
    if (!possible) return fault(TextFault::IllegalMove, {std::string(rest.substr(1))}), false;
    m_position = after;
    return true;
  }

  const Rules& m_rules;
  std::string_view m_text;
  std::size_t m_place = 0;
  Rules::Position m_position;
  TextError m_error;
};

}  // namespace

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
  if (text.empty()) return tl::unexpected(TextError{TextFault::Empty, 1, {}});
  const auto wrong = [&](std::size_t place, Expected expected, std::string detail) {
    if (place >= text.size())
      return tl::unexpected(TextError{TextFault::UnexpectedEnd, place + 1, {}, expected, std::move(detail)});
    return tl::unexpected(
        TextError{TextFault::UnexpectedCharacter, place + 1, {characterAt(text, place)}, expected, std::move(detail)});
  };
  const auto squareAtPlace = [&](std::size_t place) -> tl::expected<std::uint8_t, TextError> {
    if (place >= text.size() || text[place] < 'a' || text[place] >= 'a' + columnCount) return wrong(place, Expected::Column, "c");
    if (place + 1 >= text.size() || text[place + 1] < '1' || text[place + 1] >= '1' + rowCount)
      return wrong(place + 1, Expected::Row, std::to_string(rowCount));
    return static_cast<std::uint8_t>((text[place + 1] - '1') * columnCount + (text[place] - 'a'));
  };
  const auto piece = pieceOf(text[0]);
  const bool onSquare = text[0] >= 'a' && text[0] < 'a' + columnCount;
  if (!piece && !onSquare) return wrong(0, Expected::PlacingOrSquare, std::string(placedLetters));
  if (piece && (text.size() < 2 || text[1] != '@')) return wrong(1, Expected::PlacingOrSquare, std::string(placedLetters));
  std::uint8_t from = 0;
  if (piece) {
    from = static_cast<std::uint8_t>(squareCount + static_cast<int>(piece->size));
  } else {
    const auto square = squareAtPlace(0);
    if (!square) return tl::unexpected(square.error());
    from = *square;
  }
  const auto to = squareAtPlace(2);
  if (!to) return tl::unexpected(to.error());
  if (text.size() > 4) return tl::unexpected(TextError{TextFault::TrailingText, 5, {std::string(text.substr(4))}});
  return Move{from, *to};
}

tl::expected<Rules::Position, TextError> Rules::compose(const SetUp& setUp) const {
  Position position;
  position.toMove = setUp.toMove;
  std::vector<PieceOnBoard> pieces = setUp.pieces;
  std::stable_sort(pieces.begin(), pieces.end(), [](const auto& a, const auto& b) { return a.kind < b.kind; });
  for (const PieceOnBoard& each : pieces) {
    const Piece piece{each.owner, static_cast<Size>(each.kind)};
    if (auto fault = stackFault(position, piece, indexOf(each.square), 0)) return tl::unexpected(std::move(*fault));
    add(position, piece, indexOf(each.square));
  }
  if (auto fault = lineFault(position, 0)) return tl::unexpected(std::move(*fault));
  return position;
}

}  // namespace kotai::gobblet
