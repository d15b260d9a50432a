// The text forms of Animal Shogi: positions `gle/1c1/1C1/ELG b -` and moves `B3B2`, `C*B2` (grammar in RULES.md).
#include <fmt/format.h>

#include <algorithm>

#include "core/base/characters.h"
#include "core/games/animalshogi/rules.h"

namespace kotai::animalshogi {

namespace {

constexpr std::string_view upperLetters = "GECCL";  // by Kind; a hen is a chick with a plus
constexpr std::string_view lowerLetters = "geccl";
constexpr std::string_view pieceLetters = "G E C +C L g e c +c l";
constexpr std::string_view handLetters = "G E C g e c";
constexpr std::string_view sideLetters = "bw";

std::string pieceText(Side side, Kind kind) {
  const char letter = (side == Side::First ? upperLetters : lowerLetters)[static_cast<std::size_t>(kind)];
  return kind == Kind::Hen ? std::string{'+', letter} : std::string(1, letter);
}

std::string squareText(int square) {
  return {static_cast<char>('A' + square % columnCount), static_cast<char>('0' + rowCount - square / columnCount)};
}

struct LetterMeaning {
  Side side;
  Kind kind;
};
std::optional<LetterMeaning> meaningOf(char letter) {
  for (const Kind kind : {Kind::Giraffe, Kind::Elephant, Kind::Chick, Kind::Lion}) {
    if (upperLetters[static_cast<std::size_t>(kind)] == letter) return LetterMeaning{Side::First, kind};
    if (lowerLetters[static_cast<std::size_t>(kind)] == letter) return LetterMeaning{Side::Second, kind};
  }
  return std::nullopt;
}

/// Pieces of a kind on the board and in both hands; chicks and hens are one kind.
int countOf(const Rules::Position& position, Kind kind) {
  const Kind base = kind == Kind::Hen ? Kind::Chick : kind;
  int count = 0;
  for (const Side side : {Side::First, Side::Second}) {
    count += std::popcount(position.pieces(side, base)) + position.inHand(side, base);
    if (base == Kind::Chick) count += std::popcount(position.pieces(side, Kind::Hen));
  }
  return count;
}

/// Giraffes, elephants and chicks that are missing, or too many.
std::optional<TextError> piecesFault(const Rules::Position& position, std::size_t column) {
  for (const Kind kind : {Kind::Giraffe, Kind::Elephant, Kind::Chick}) {
    const int count = countOf(position, kind);
    if (count != piecesPerHandKind)
      return TextError{TextFault::WrongStock,
                       column,
                       {pieceText(Side::First, kind), std::to_string(count), std::to_string(piecesPerHandKind)}};
  }
  return std::nullopt;
}

/// Reads a position from left to right; the first fault found stops it.
class PositionReader {
 public:
  explicit PositionReader(std::string_view text) : m_text(text) {}

  tl::expected<Rules::Position, TextError> read() {
    if (m_text.empty()) return fault(TextFault::Empty);
    for (int row = rowCount - 1; row >= 0; --row)
      if (!readRow(row) || !readSeparator(row)) return tl::unexpected(m_error);
    if (!readSide() || !readHands()) return tl::unexpected(m_error);
    // Surplus pieces have been refused where they stood: what is wrong now is missing.
    if (auto wrong = wasLionTaken() ? piecesFault(m_position, m_text.size() + 1) : stockFault(m_position, m_text.size() + 1))
      return tl::unexpected(std::move(*wrong));
    return m_position;
  }

 private:
  /// The end of a game: the side to move has lost its lion.
  bool wasLionTaken() const {
    return m_position.pieces(m_position.toMove, Kind::Lion) == 0 && m_position.pieces(other(m_position.toMove), Kind::Lion) != 0;
  }
  tl::unexpected<TextError> fault(TextFault code, std::vector<std::string> params = {}, Expected expected = Expected::Unsaid,
                                  std::string_view detail = pieceLetters) {
    m_error = {code, m_place + 1, std::move(params), expected, std::string(detail)};
    return tl::unexpected(m_error);
  }
  bool atEnd() const { return m_place >= m_text.size(); }
  char next() const { return m_text[m_place]; }
  std::string found() const { return characterAt(m_text, m_place); }
  static std::string rowFromTop(int row) { return std::to_string(rowCount - row); }

  bool readRow(int row) {
    int column = 0;
    bool afterDigit = false;
    while (!atEnd() && next() != '/' && next() != ' ') {
      const bool digit = next() >= '1' && next() <= '9';
      if (digit && afterDigit) return fault(TextFault::UnexpectedCharacter, {found()}, Expected::PieceOrRowEnd), false;
      const int width = digit ? next() - '0' : 1;
      if (!digit && next() != '+' && !meaningOf(next()))
        return fault(TextFault::UnexpectedCharacter, {found()}, Expected::PieceOrDigit), false;
      if (column + width > columnCount)
        return fault(TextFault::RowTooLong, {rowFromTop(row), std::to_string(columnCount)}), false;
      if (!digit && !readPiece(row * columnCount + column)) return false;
      column += width;
      afterDigit = digit;
      ++m_place;
    }
    if (column == columnCount) return true;
    if (atEnd() && column == 0 && row < rowCount - 1)
      return fault(TextFault::TooFewRows, {std::to_string(rowCount - 1 - row), std::to_string(rowCount)}), false;
    return fault(TextFault::RowTooShort, {rowFromTop(row), std::to_string(columnCount)}), false;
  }

  /// Leaves the last letter of the piece as the next character.
  bool readPiece(int square) {
    const bool promoted = next() == '+';
    if (promoted) ++m_place;
    if (promoted && (atEnd() || (next() != 'C' && next() != 'c'))) {
      if (atEnd()) return fault(TextFault::UnexpectedEnd, {}, Expected::PieceAfterPlus, "C c"), false;
      return fault(TextFault::UnexpectedCharacter, {found()}, Expected::PieceAfterPlus, "C c"), false;
    }
    const LetterMeaning piece = *meaningOf(next());
    const Kind kind = promoted ? Kind::Hen : piece.kind;
    SquareSet& squares = m_position.pieces(piece.side, kind);
    if (kind == Kind::Lion && squares != 0) return fault(TextFault::TooManyPieces, {std::string(1, next()), "1"}), false;
    squares = static_cast<SquareSet>(squares | squareBit(square));
    return kind == Kind::Lion || readStock(kind);
  }

  /// The piece just read must not be one too many of its kind.
  bool readStock(Kind kind) {
    const int count = countOf(m_position, kind);
    if (count <= piecesPerHandKind) return true;
    return fault(TextFault::WrongStock, {letterOf(kind), std::to_string(count), std::to_string(piecesPerHandKind)}), false;
  }
  static std::string letterOf(Kind kind) { return pieceText(Side::First, kind == Kind::Hen ? Kind::Chick : kind); }

  /// `/` between rows, a space after the last one.
  bool readSeparator(int row) {
    const bool last = row == 0;
    if (last && !atEnd() && next() == '/') return fault(TextFault::TooManyRows, {std::to_string(rowCount)}), false;
    if (!last && (atEnd() || next() == ' '))
      return fault(TextFault::TooFewRows, {rowFromTop(row), std::to_string(rowCount)}), false;
    if (atEnd()) return fault(TextFault::UnexpectedEnd, {}, Expected::SpaceAndSide, "b w"), false;
    ++m_place;
    return true;
  }

  bool readSide() {
    if (atEnd()) return fault(TextFault::UnexpectedEnd, {}, Expected::SideToMove, "b w"), false;
    if (sideLetters.find(next()) == sideLetters.npos) return fault(TextFault::BadSide, {found(), "b", "w"}), false;
    m_position.toMove = next() == sideLetters[0] ? Side::First : Side::Second;
    ++m_place;
    if (atEnd()) return fault(TextFault::UnexpectedEnd, {}, Expected::SpaceAndHands, handLetters), false;
    if (next() != ' ') return fault(TextFault::UnexpectedCharacter, {found()}, Expected::SpaceAndHands, handLetters), false;
    ++m_place;
    return true;
  }

  /// `-`, or letters with a count before them if it is not one.
  bool readHands() {
    if (atEnd()) return fault(TextFault::UnexpectedEnd, {}, Expected::Hands, handLetters), false;
    if (next() == '-') {
      ++m_place;
      return readEnd();
    }
    while (!atEnd()) {
      int count = 1;
      const bool counted = next() >= '1' && next() <= '9';
      if (counted) count = m_text[m_place++] - '0';
      if (atEnd()) return fault(TextFault::UnexpectedEnd, {}, Expected::HandPiece, handLetters), false;
      const auto piece = meaningOf(next());
      if (!piece || piece->kind == Kind::Lion)
        return fault(TextFault::UnexpectedCharacter, {found()}, counted ? Expected::HandPiece : Expected::Hands, handLetters),
               false;
      std::uint8_t& held = m_position.inHand(piece->side, piece->kind);
      if (held + count > piecesPerHandKind)
        return fault(TextFault::TooManyInHand,
                     {std::string(1, next()), std::to_string(held + count), std::to_string(piecesPerHandKind)}),
               false;
      held = static_cast<std::uint8_t>(held + count);
      if (!readStock(piece->kind)) return false;
      ++m_place;
    }
    return true;
  }
  bool readEnd() {
    if (!atEnd()) return fault(TextFault::TrailingText, {std::string(m_text.substr(m_place))}), false;
    return true;
  }

  std::string_view m_text;
  std::size_t m_place = 0;
  Rules::Position m_position;
  TextError m_error;
};

}  // namespace

std::optional<TextError> stockFault(const Rules::Position& position, std::size_t column) {
  for (const Side side : {Side::First, Side::Second}) {
    const int lions = std::popcount(position.pieces(side, Kind::Lion));
    const std::string letter = pieceText(side, Kind::Lion);
    if (lions == 0) return TextError{TextFault::MissingLion, column, {letter}};
    if (lions > 1) return TextError{TextFault::TooManyPieces, column, {letter, "1"}};
  }
  return piecesFault(position, column);
}

std::string Rules::format(const Position& position) const {
  std::string text;
  for (int row = rowCount - 1; row >= 0; --row) {
    int empty = 0;
    const auto flush = [&] {
      if (empty > 0) text += static_cast<char>('0' + empty);
      empty = 0;
    };
    for (int column = 0; column < columnCount; ++column) {
      const int square = row * columnCount + column;
      std::string piece;
      for (const Side side : {Side::First, Side::Second})
        if (const auto kind = kindAt(position, side, square)) piece = pieceText(side, *kind);
      if (piece.empty()) {
        ++empty;
        continue;
      }
      flush();
      text += piece;
    }
    flush();
    text += row > 0 ? '/' : ' ';
  }
  text += position.toMove == Side::First ? sideLetters[0] : sideLetters[1];
  text += ' ';
  std::string hands;
  for (const Side side : {Side::First, Side::Second})
    for (const Kind kind : {Kind::Giraffe, Kind::Elephant, Kind::Chick}) {
      const int count = position.inHand(side, kind);
      if (count > 1) hands += static_cast<char>('0' + count);
      if (count > 0) hands += pieceText(side, kind);
    }
  return text + (hands.empty() ? "-" : hands);
}

tl::expected<Rules::Position, TextError> Rules::parse(std::string_view text) const { return PositionReader(text).read(); }

std::string Rules::formatMove(Move move) const {
  if (move.isDrop()) return pieceText(Side::First, move.dropped()) + "*" + squareText(move.to);
  return squareText(move.from) + squareText(move.to);
}

tl::expected<Rules::Move, TextError> Rules::parseMove(std::string_view text) const {
  if (text.empty()) return tl::unexpected(TextError{TextFault::Empty, 1, {}});
  const auto squareFrom = [&](std::size_t place) -> tl::expected<std::uint8_t, TextError> {
    const auto wrong = [&](std::size_t at, Expected expected, std::string last) {
      if (at >= text.size()) return tl::unexpected(TextError{TextFault::UnexpectedEnd, at + 1, {}, expected, std::move(last)});
      return tl::unexpected(
          TextError{TextFault::UnexpectedCharacter, at + 1, {characterAt(text, at)}, expected, std::move(last)});
    };
    if (place >= text.size() || text[place] < 'A' || text[place] >= 'A' + columnCount)
      return wrong(place, Expected::UpperColumn, std::string(1, 'A' + columnCount - 1));
    if (place + 1 >= text.size() || text[place + 1] < '1' || text[place + 1] > '0' + rowCount)
      return wrong(place + 1, Expected::Row, std::to_string(rowCount));
    return static_cast<std::uint8_t>((rowCount - (text[place + 1] - '0')) * columnCount + (text[place] - 'A'));
  };
  const std::size_t dropped = handLetters.substr(0, 5).find(text[0]);
  const bool drop = text.size() > 1 && text[1] == '*' && dropped != handLetters.npos && text[0] != ' ';
  std::uint8_t from = static_cast<std::uint8_t>(squareCount + dropped / 2);
  if (!drop) {
    const auto square = squareFrom(0);
    if (!square) return tl::unexpected(square.error());
    from = *square;
  }
  const auto to = squareFrom(2);
  if (!to) return tl::unexpected(to.error());
  if (text.size() > 4) return tl::unexpected(TextError{TextFault::TrailingText, 5, {std::string(text.substr(4))}});
  return Move{from, *to};
}

}  // namespace kotai::animalshogi
