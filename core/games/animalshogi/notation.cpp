// The text forms of Animal Shogi: positions `gle/1c1/1C1/ELG b -` and moves `B3B2`, `C*B2` (grammar in RULES.md).
#include <fmt/format.h>

#include <algorithm>

#include "core/game/square_text.h"
#include "core/games/animalshogi/faults.h"
#include "core/games/animalshogi/rules.h"

namespace kotai::animalshogi {

std::string squareText(int square) {
  return {static_cast<char>('A' + square % columnCount), static_cast<char>('0' + rowCount - square / columnCount)};
}

constexpr std::string_view upperLetters = "GECCL";  // letters of pieces, indexed by Kind; a hen is a chick with a plus
constexpr std::string_view lowerLetters = "geccl";
constexpr std::string_view pieceLetters = "G E C +C L g e c +c l";
constexpr std::string_view handLetters = "G E C g e c";
constexpr std::string_view droppedLetters = "GEC";  // letters of dropped pieces, indexed by Kind
constexpr std::string_view sideLetters = "bw";
constexpr char startSeparator = '_';  // valid in file names and shells, unlike a slash or a space

std::string pieceText(Side side, Kind kind) {
  const char letter = (side == Side::First ? upperLetters : lowerLetters)[static_cast<std::size_t>(kind)];
  return kind == Kind::Hen ? std::string{'+', letter} : std::string(1, letter);
}

struct LetterMeaning {
  Side side;
  Kind kind;
};
static std::optional<LetterMeaning> meaningOf(char letter) {
  for (const Kind kind : {Kind::Giraffe, Kind::Elephant, Kind::Chick, Kind::Lion}) {
    if (upperLetters[static_cast<std::size_t>(kind)] == letter) return LetterMeaning{Side::First, kind};
    if (lowerLetters[static_cast<std::size_t>(kind)] == letter) return LetterMeaning{Side::Second, kind};
  }
  return std::nullopt;
}

static TextError tooManyLions(Side side) {
  return {.fault = TextFault::TooManyPieces, .column = 0, .params = {pieceText(side, Kind::Lion), "1"}, .own = &fault::manyLions};
}

/// Returns a fault if the number of giraffes, elephants or chicks is wrong.
static std::optional<TextError> piecesFault(const Rules::Position& position) {
  for (const Kind kind : {Kind::Giraffe, Kind::Elephant, Kind::Chick}) {
    const int count = countOf(position, kind);
    if (count != piecesPerHandKind)
      return TextError{
          TextFault::WrongStock, 0, {pieceText(Side::First, kind), std::to_string(count), std::to_string(piecesPerHandKind)}};
  }
  return std::nullopt;
}

/// Reads a position from left to right and stops at the first fault.
class PositionReader {
 public:
  explicit PositionReader(std::string_view text) : m_cursor(text) {}

  tl::expected<Rules::Position, TextError> read() {
    if (m_cursor.atEnd()) m_cursor.fail(TextFault::Empty);
    for (int row = rowCount - 1; row >= 0 && !m_cursor.failed(); --row)
      if (!readRow(row) || !readSeparator(row)) break;
    if (m_cursor.failed() || !readSide() || !readHands()) return m_cursor.failure();
    // The reader has already reported surplus pieces at their place, so the only possible fault is a missing
    // piece.
    if (auto wrong = wasLionCaptured() ? piecesFault(m_position) : stockFault(m_position)) m_cursor.fail(std::move(*wrong));
    if (m_cursor.failed()) return m_cursor.failure();
    return m_position;
  }

 private:
  /// Returns whether the lion of the side to move was captured, which ended the game.
  bool wasLionCaptured() const {
    return m_position.pieces(m_position.toMove, Kind::Lion) == 0 && m_position.pieces(other(m_position.toMove), Kind::Lion) != 0;
  }
  static std::string rowFromTop(int row) { return std::to_string(rowCount - row); }

  bool readRow(int row) {
    int column = 0;
    bool afterDigit = false;
    while (!m_cursor.atEnd() && !m_cursor.nextIs("/ ")) {
      const bool digit = m_cursor.next() >= '1' && m_cursor.next() <= '9';
      if (digit && afterDigit) return m_cursor.failExpected(Expected::PieceOrRowEnd, pieceLetters);
      const int width = digit ? m_cursor.next() - '0' : 1;
      if (!digit && m_cursor.next() != '+' && !meaningOf(m_cursor.next()))
        return m_cursor.failExpected(Expected::PieceOrDigit, pieceLetters);
      if (column + width > columnCount)
        return m_cursor.fail(TextFault::RowTooLong, {rowFromTop(row), std::to_string(columnCount)});
      if (!digit && !readPiece(row * columnCount + column)) return false;
      column += width;
      afterDigit = digit;
      m_cursor.advance();
    }
    if (column == columnCount) return true;
    if (m_cursor.atEnd() && column == 0 && row < rowCount - 1)
      return m_cursor.fail(TextFault::TooFewRows, {std::to_string(rowCount - 1 - row), std::to_string(rowCount)});
    return m_cursor.fail(TextFault::RowTooShort, {rowFromTop(row), std::to_string(columnCount)});
  }

  /// Reads a piece. Leaves the cursor at the last letter of the piece.
  bool readPiece(int square) {
    const bool promoted = m_cursor.next() == '+';
    if (promoted) m_cursor.advance();
    if (promoted && !m_cursor.nextIs("Cc")) return m_cursor.failExpected(expected::pieceAfterPlus, "C c");
    const LetterMeaning piece = *meaningOf(m_cursor.next());
    const Kind kind = promoted ? Kind::Hen : piece.kind;
    SquareSet& squares = m_position.pieces(piece.side, kind);
    if (kind == Kind::Lion && squares != 0) return m_cursor.fail(tooManyLions(piece.side));
    squares = static_cast<SquareSet>(squares | squareBit(square));
    return kind == Kind::Lion || readStock(kind);
  }

  /// Fails if the position now has too many pieces of the kind that was read last.
  bool readStock(Kind kind) {
    const int count = countOf(m_position, kind);
    if (count <= piecesPerHandKind) return true;
    return m_cursor.fail(TextFault::WrongStock, {letterOf(kind), std::to_string(count), std::to_string(piecesPerHandKind)});
  }
  static std::string letterOf(Kind kind) { return pieceText(Side::First, kind == Kind::Hen ? Kind::Chick : kind); }

  /// Requires `/` between rows and a space after the last one.
  bool readSeparator(int row) {
    const bool last = row == 0;
    if (last && m_cursor.nextIs("/")) return m_cursor.fail(TextFault::TooManyRows, {std::to_string(rowCount)});
    if (!last && (m_cursor.atEnd() || m_cursor.nextIs(" ")))
      return m_cursor.fail(TextFault::TooFewRows, {rowFromTop(row), std::to_string(rowCount)});
    if (m_cursor.atEnd()) return m_cursor.failExpected(Expected::SpaceAndSide, "b w");
    m_cursor.advance();
    return true;
  }

  bool readSide() {
    if (m_cursor.atEnd()) return m_cursor.failExpected(Expected::SideToMove, "b w");
    if (!m_cursor.nextIs(sideLetters)) return m_cursor.fail(TextFault::BadSide, {m_cursor.found(), "b", "w"});
    m_position.toMove = m_cursor.next() == sideLetters[0] ? Side::First : Side::Second;
    m_cursor.advance();
    return m_cursor.take(' ') || m_cursor.failExpected(Expected::SpaceAndHands, handLetters);
  }

  /// Reads `-`, or letters with their counts. A count of one is omitted.
  bool readHands() {
    if (m_cursor.atEnd()) return m_cursor.failExpected(Expected::Hands, handLetters);
    if (m_cursor.take('-')) return m_cursor.end();
    while (!m_cursor.atEnd()) {
      int count = 1;
      const bool counted = m_cursor.next() >= '1' && m_cursor.next() <= '9';
      if (counted) {
        count = m_cursor.next() - '0';
        m_cursor.advance();
      }
      if (m_cursor.atEnd()) return m_cursor.failExpected(Expected::HandPiece, handLetters);
      const auto piece = meaningOf(m_cursor.next());
      if (!piece || piece->kind == Kind::Lion)
        return m_cursor.failExpected(counted ? Expected::HandPiece : Expected::Hands, handLetters);
      std::uint8_t& held = m_position.inHand(piece->side, piece->kind);
      if (held + count > piecesPerHandKind)
        return m_cursor.fail(TextFault::TooManyInHand,
                             {std::string(1, m_cursor.next()), std::to_string(held + count), std::to_string(piecesPerHandKind)});
      held = static_cast<std::uint8_t>(held + count);
      if (!readStock(piece->kind)) return false;
      m_cursor.advance();
    }
    return true;
  }

  TextCursor m_cursor;
  Rules::Position m_position;
};

int countOf(const Rules::Position& position, Kind kind) {
  const Kind base = kind == Kind::Hen ? Kind::Chick : kind;
  int count = 0;
  for (const Side side : {Side::First, Side::Second}) {
    count += std::popcount(position.pieces(side, base)) + position.inHand(side, base);
    if (base == Kind::Chick) count += std::popcount(position.pieces(side, Kind::Hen));
  }
  return count;
}

std::optional<TextError> Rules::startFault(const Position& position) const {
  if (auto fault = stockFault(position)) return fault;
  if (canCaptureLion(position)) return ownFault(fault::startCapturesLion, {});
  if (isOver(position)) return ownFault(fault::startIsOver, {});
  if (!isStored(position))  // the opponent's try has already ended the game
    return TextError{.fault = TextFault::SideAlreadyWon, .column = 0, .params = {position.toMove == Side::First ? "1" : "2"}};
  return std::nullopt;
}

std::optional<TextError> stockFault(const Rules::Position& position) {
  for (const Side side : {Side::First, Side::Second}) {
    const int lions = std::popcount(position.pieces(side, Kind::Lion));
    const OwnText& missing = side == Side::First ? fault::noFirstLion : fault::noSecondLion;
    if (lions == 0)
      return TextError{.fault = TextFault::OfGame, .column = 0, .params = {pieceText(side, Kind::Lion)}, .own = &missing};
    if (lions > 1) return tooManyLions(side);
  }
  return piecesFault(position);
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

tl::expected<Rules::Position, TextError> Rules::parseStart(std::string_view text) const {
  constexpr std::string_view missing[] = {"", "", "", "", " b -", " -"};  // the omitted end, indexed by the number of fields
  std::string whole(text);
  std::size_t fields = 1;
  for (char& letter : whole)
    if (letter == startSeparator) letter = fields++ < std::size_t{rowCount} ? '/' : ' ';
  if (fields < std::size(missing)) whole += missing[fields];
  auto position = parse(whole);
  if (!position) {
    position.error().column = std::min(position.error().column, text.size() + 1);
    return position;
  }
  if (auto fault = startFault(*position)) {
    fault->column = 1;
    return tl::unexpected(std::move(*fault));
  }
  return position;
}

std::string Rules::formatStart(const Position& position) const {
  std::string text = format(position);
  for (const std::string_view usual : {" -", " b"})
    if (text.ends_with(usual))
      text.resize(text.size() - usual.size());
    else
      break;
  std::ranges::replace_if(
      text, [](char letter) { return letter == '/' || letter == ' '; }, startSeparator);
  return text;
}

std::string Rules::formatMove(Move move) const {
  if (move.isDrop()) return pieceText(Side::First, move.dropped()) + "*" + squareText(move.to);
  return squareText(move.from) + squareText(move.to);
}

tl::expected<Rules::Move, TextError> Rules::parseMove(std::string_view text) const {
  TextCursor cursor(text);
  if (cursor.atEnd()) cursor.fail(TextFault::Empty);
  const auto squareIndex = [&] {
    const Square square = readSquare(cursor, columnCount, rowCount, 'A').value_or(Square{});
    return static_cast<std::uint8_t>((rowCount - 1 - square.row) * columnCount + square.column);
  };
  const std::size_t dropped = text.size() > 1 && text[1] == '*' ? droppedLetters.find(text[0]) : text.npos;
  std::uint8_t from = 0;
  if (dropped != text.npos) {
    from = static_cast<std::uint8_t>(squareCount + static_cast<int>(dropped));
    cursor.advance(2);
  } else {
    from = squareIndex();
  }
  const std::uint8_t to = squareIndex();
  if (!cursor.end()) return cursor.failure();
  return Move{from, to};
}

}  // namespace kotai::animalshogi
