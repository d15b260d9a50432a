// The text forms of Quoridor: positions `5x5 c1 c5 1 1 b2h,d3v 2` and moves `c2`, `b2h` (grammar in RULES.md).
#include <fmt/format.h>

#include <algorithm>

#include "core/game/square_text.h"
#include "core/games/quoridor/faults.h"
#include "core/games/quoridor/rules.h"

namespace kotai::quoridor {

/// Appends a square. Precondition: at most nine rows.
static void appendSquare(std::string& text, Square square) {
  text += static_cast<char>('a' + square.column);
  text += static_cast<char>('1' + square.row);
}

/// Appends a number below 100.
static void appendNumber(std::string& text, int number) {
  if (number >= 10) text += static_cast<char>('0' + number / 10);
  text += static_cast<char>('0' + number % 10);
}

/// Length of the longest position text: "9x9 a1 a2 10 10 ", twenty fences with commas, and " 1".
constexpr std::size_t longestPosition = 16 + 20 * 4 + 2;

static std::string squareText(Square square) {
  std::string text;
  appendSquare(text, square);
  return text;
}

static void readSpace(TextCursor& cursor) {
  if (!cursor.take(' ')) cursor.failExpected(Expected::Space);
}

static void readBoardSize(TextCursor& cursor, const Board& board) {
  const std::string size = fmt::format("{}x{}", board.columns, board.rows);
  for (const char letter : size)
    if (!cursor.take(letter)) cursor.failExpected(Expected::BoardSize, size);
}

/// Reads the number of fences in hand, which has one or two digits.
static std::uint8_t readHand(TextCursor& cursor) {
  int value = 0;
  const std::size_t begin = cursor.place();
  while (!cursor.failed() && cursor.nextIs("0123456789") && cursor.place() - begin < 2) {
    value = value * 10 + (cursor.next() - '0');
    cursor.advance();
  }
  if (cursor.place() == begin) cursor.failExpected(expected::fenceNumber);
  return static_cast<std::uint8_t>(value);
}

static std::uint8_t readPawn(TextCursor& cursor, const Board& board) {
  const Square at = readSquare(cursor, board.columns, board.rows).value_or(Square{});
  return static_cast<std::uint8_t>(board.squareAt(at.column, at.row));
}

static Fence readFence(TextCursor& cursor, const Board& board) {
  const Square at = readSquare(cursor, board.columns - 1, board.rows - 1).value_or(Square{});
  const bool vertical = cursor.take('v');
  if (!vertical && !cursor.take('h')) cursor.failExpected(expected::fenceDirection);
  return {at.row * board.cornerColumns() + at.column, vertical};
}

static Side readSide(TextCursor& cursor) {
  if (cursor.take('2')) return Side::Second;
  if (!cursor.take('1')) cursor.failExpected(Expected::SideNumber);
  return Side::First;
}

/// Columns at which the fields of a position begin. Faults that are found after reading use them.
struct Places {
  std::size_t pawns[2] = {0, 0};
  std::size_t hands[2] = {0, 0};
  std::size_t fences = 0;

  std::size_t of(const TextError& error) const {
    const bool ofFirst = !error.params.empty() && error.params.front() == "1";
    if (error.fault == TextFault::SideAlreadyWon) return pawns[ofFirst ? 0 : 1];
    if (error.own == &fault::tooManyFences) return hands[ofFirst ? 0 : 1];
    if (error.own == &fault::wrongFenceCount || error.own == &fault::impossibleHands) return hands[0];
    return error.own == &fault::pathClosed ? fences : pawns[1];
  }
};

static std::string numberOf(Side side) { return side == Side::First ? "1" : "2"; }

/// Returns a fence of \p set that crosses or overlaps \p fence. Precondition: there is such a fence.
static Fence inTheWay(const Board& board, const FenceSet& set, Fence fence) {
  for (int corner = 0; corner < board.corners(); ++corner)
    for (const bool vertical : {false, true}) {
      const FenceSet one{vertical ? 0 : 1ULL << corner, vertical ? 1ULL << corner : 0};
      const bool there = ((set.horizontal & one.horizontal) | (set.vertical & one.vertical)) != 0;
      if (there && !board.fits(one, fence)) return {corner, vertical};
    }
  return fence;
}

std::string Rules::formatFence(Fence fence) const {
  return squareText(cornerSquare(fence.corner)) + (fence.vertical ? 'v' : 'h');
}

std::string Rules::formatMove(Move move) const {
  if (move.kind == Move::Kind::Pawn) return squareText(squareOf(move.place));
  return formatFence({move.place, move.kind == Move::Kind::Vertical});
}

tl::expected<Rules::Move, TextError> Rules::parseMove(std::string_view text) const {
  TextCursor cursor(text);
  if (cursor.atEnd()) cursor.fail(TextFault::Empty);
  if (!cursor.atEnd() && (cursor.next() < 'a' || cursor.next() >= 'a' + board().columns))
    cursor.failExpected(expected::squareOrFence);
  const bool isFence = text.size() >= 3;
  Move move;
  if (isFence) {
    const Fence fence = readFence(cursor, board());
    move = {fence.vertical ? Move::Kind::Vertical : Move::Kind::Horizontal, static_cast<std::uint8_t>(fence.corner)};
  } else {
    move.place = readPawn(cursor, board());
  }
  if (!cursor.end()) return cursor.failure();
  return move;
}

std::string Rules::format(const Position& position) const {
  std::string text;  // single buffer without temporary strings, for fast exports
  text.reserve(longestPosition);
  appendNumber(text, board().columns);
  text += 'x';
  appendNumber(text, board().rows);
  for (const int pawn : {position.first, position.second}) appendSquare(text += ' ', squareOf(pawn));
  for (const int hand : {position.firstHand, position.secondHand}) appendNumber(text += ' ', hand);
  text += ' ';
  appendFences(text, position.fences);
  return text += position.toMove == Side::First ? " 1" : " 2";
}

/// Appends the fences in the order of their notation.
void Rules::appendFences(std::string& text, const FenceSet& fences) const {
  if (fences.count() == 0) {
    text += '-';
    return;
  }
  for (int column = 0; column < board().columns - 1; ++column)
    for (int row = 0; row < board().rows - 1; ++row) {
      const std::uint64_t corner = 1ULL << (row * board().cornerColumns() + column);
      for (const auto& [set, letter] : {std::pair(fences.horizontal, 'h'), std::pair(fences.vertical, 'v')}) {
        if ((set & corner) == 0) continue;
        appendSquare(text, {column, row});
        (text += letter) += ',';
      }
    }
  text.pop_back();
}

/// Returns a fault if \p fence crosses or overlaps a fence on the board. The column of the fault is 0.
std::optional<TextError> Rules::fenceFault(const FenceSet& set, Fence fence) const {
  if (board().fits(set, fence)) return std::nullopt;
  const Fence there = inTheWay(board(), set, fence);
  const bool sameCorner = there.corner == fence.corner;
  const OwnText& words = !sameCorner                        ? fault::overlappingFences
                         : there.vertical != fence.vertical ? fault::crossingFences
                                                            : fault::sameFence;
  return ownFault(words, {formatFence(there), formatFence(fence)});
}

void Rules::readFences(TextCursor& cursor, FenceSet& set) const {
  if (cursor.take('-')) return;
  if (cursor.atEnd()) cursor.failExpected(expected::fencesOrNone);
  do {
    const std::size_t begin = cursor.place();
    const Fence fence = readFence(cursor, board());
    if (cursor.failed()) return;
    if (auto wrong = fenceFault(set, fence)) {
      cursor.rewindTo(begin);
      cursor.fail(std::move(*wrong));
      return;
    }
    (fence.vertical ? set.vertical : set.horizontal) |= 1ULL << fence.corner;
  } while (cursor.take(','));
}

tl::expected<Rules::Position, TextError> Rules::parse(std::string_view text) const {
  TextCursor cursor(text);
  Position position;
  Places places;
  if (cursor.atEnd()) cursor.fail(TextFault::Empty);
  readBoardSize(cursor, board());
  const auto field = [&cursor] {
    readSpace(cursor);
    return cursor.place();
  };
  places.pawns[0] = field();
  position.first = readPawn(cursor, board());
  places.pawns[1] = field();
  position.second = readPawn(cursor, board());
  places.hands[0] = field();
  position.firstHand = readHand(cursor);
  places.hands[1] = field();
  position.secondHand = readHand(cursor);
  places.fences = field();
  readFences(cursor, position.fences);
  readSpace(cursor);
  position.toMove = readSide(cursor);
  if (!cursor.end()) return cursor.failure();
  if (auto found = positionFault(position)) {
    cursor.rewindTo(places.of(*found));
    cursor.fail(std::move(*found));
    return cursor.failure();
  }
  return position;
}

std::optional<TextError> Rules::positionFault(const Position& position) const {
  if (position.first == position.second) return ownFault(fault::samePlace, {squareText(squareOf(position.first))});
  if (isGoal(position.pawn(position.toMove), position.toMove))
    return TextError{TextFault::SideAlreadyWon, 0, {numberOf(position.toMove)}};
  const int most = std::max(m_options.firstFences, m_options.secondFences);
  for (const Side side : {Side::First, Side::Second})
    if (position.hand(side) > most)
      return ownFault(fault::tooManyFences, {numberOf(side), std::to_string(position.hand(side)), std::to_string(most)});
  const int fences = position.fences.count() + position.firstHand + position.secondHand;
  const int needed = m_tiers->allFences();
  if (fences != needed || !m_tiers->allowsHands({position.firstHand, position.secondHand}))
    return ownFault(fences == needed ? fault::impossibleHands : fault::wrongFenceCount,
                    {std::to_string(fences), std::to_string(needed)});
  const Passages<Bits128> open = passages<Bits128>(board(), position.fences);
  for (const Side side : {Side::First, Side::Second})
    if ((open.reach(Bits128{1} << position.pawn(side)) & rowBits<Bits128>(board(), side == Side::First ? board().rows - 1 : 0)) ==
        0)
      return ownFault(fault::pathClosed, {numberOf(side)});
  return std::nullopt;
}

tl::expected<Rules::Position, TextError> Rules::compose(const SetUp& setUp) const {
  Position position;
  position.toMove = setUp.toMove;
  int pawns[2] = {0, 0};
  for (const PieceOnBoard& piece : setUp.pieces) {
    if (piece.kind == Pawn) {
      (piece.owner == Side::First ? position.first : position.second) =
          static_cast<std::uint8_t>(board().squareAt(piece.square.column, piece.square.row));
      ++pawns[static_cast<int>(piece.owner)];
      continue;
    }
    const Fence fence{piece.square.row * board().cornerColumns() + piece.square.column, piece.kind == VerticalFence};
    if (piece.square.column >= board().cornerColumns() || piece.square.row >= board().rows - 1)
      return tl::unexpected(TextError{TextFault::UnknownMove, 0, {squareText(piece.square) + (fence.vertical ? 'v' : 'h')}});
    if (auto wrong = fenceFault(position.fences, fence)) return tl::unexpected(std::move(*wrong));
    (fence.vertical ? position.fences.vertical : position.fences.horizontal) |= 1ULL << fence.corner;
  }
  for (const HandSlot& slot : setUp.hands)
    (slot.owner == Side::First ? position.firstHand : position.secondHand) = static_cast<std::uint8_t>(slot.count);
  for (const Side side : {Side::First, Side::Second})
    if (const int count = pawns[static_cast<int>(side)]; count != 1)
      return tl::unexpected(TextError{.fault = TextFault::WrongStock,
                                      .column = 0,
                                      .params = {numberOf(side), std::to_string(count), "1"},
                                      .own = &fault::pawns});
  if (auto found = positionFault(position)) return tl::unexpected(std::move(*found));
  return position;
}

}  // namespace kotai::quoridor
