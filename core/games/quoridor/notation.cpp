// The text forms of Quoridor: positions `5x5 c1 c5 1 1 b2h,d3v 2` and moves `c2`, `b2h` (grammar in RULES.md).
#include <fmt/format.h>

#include <algorithm>

#include "core/base/characters.h"
#include "core/games/quoridor/rules.h"

namespace kotai::quoridor {

namespace {

std::string squareText(Square square) { return fmt::format("{}{}", static_cast<char>('a' + square.column), square.row + 1); }

/// Reads from left to right; the first fault found stops it.
class Reader {
 public:
  Reader(std::string_view text, const Board& board) : m_text(text), m_board(board) {}

  bool atEnd() const { return m_place >= m_text.size(); }
  std::size_t place() const { return m_place; }
  bool failed() const { return m_failed; }
  const TextError& error() const { return m_error; }
  void fail(TextFault fault, std::vector<std::string> params = {}, Expected expected = Expected::Unsaid,
            std::string detail = {}) {
    if (m_failed) return;
    m_error = {fault, m_place + 1, std::move(params), expected, std::move(detail)};
    m_failed = true;
  }
  /// The next character is not what it should be.
  void wrong(Expected expected, std::string detail = {}) {
    if (atEnd()) return fail(TextFault::UnexpectedEnd, {}, expected, std::move(detail));
    fail(TextFault::UnexpectedCharacter, {characterAt(m_text, m_place)}, expected, std::move(detail));
  }
  bool take(char letter) {
    if (atEnd() || m_text[m_place] != letter) return false;
    ++m_place;
    return true;
  }
  void space() {
    if (!m_failed && !take(' ')) wrong(Expected::Space);
  }
  void literal(std::string_view text, Expected expected) {
    for (const char letter : text)
      if (!m_failed && !take(letter)) wrong(expected, std::string(text));
  }
  int number(Expected expected) {
    int value = 0;
    const std::size_t begin = m_place;
    while (!m_failed && !atEnd() && m_text[m_place] >= '0' && m_text[m_place] <= '9' && m_place - begin < 2)
      value = value * 10 + (m_text[m_place++] - '0');
    if (m_place == begin) wrong(expected);
    return value;
  }
  /// A column letter and a row number up to the given ones.
  Square square(int columns, int rows, Expected expected = Expected::Column) {
    Square result;
    if (m_failed) return result;
    const auto last = static_cast<char>('a' + columns - 1);
    if (atEnd() || m_text[m_place] < 'a' || m_text[m_place] > last) return wrong(expected, std::string(1, last)), result;
    result.column = m_text[m_place++] - 'a';
    const auto top = static_cast<char>('0' + rows);
    if (atEnd() || m_text[m_place] < '1' || m_text[m_place] > top) return wrong(Expected::Row, std::string(1, top)), result;
    result.row = m_text[m_place++] - '1';
    return result;
  }
  int pawn() {
    const Square at = square(m_board.columns, m_board.rows);
    return m_board.squareAt(at.column, at.row);
  }
  Fence fence() {
    const Square at = square(m_board.columns - 1, m_board.rows - 1);
    const bool vertical = !m_failed && take('v');
    if (!m_failed && !vertical && !take('h')) wrong(Expected::FenceDirection);
    return {at.row * m_board.cornerColumns() + at.column, vertical};
  }
  /// Where a field began, for faults that show only when it has been read whole.
  void backTo(std::size_t place) { m_place = place; }

 private:
  std::string_view m_text;
  const Board& m_board;
  std::size_t m_place = 0;
  bool m_failed = false;
  TextError m_error;
};

/// The fence that crosses or overlaps `fence`. Precondition: there is one.
Fence inTheWay(const Board& board, const FenceSet& set, Fence fence) {
  for (int corner = 0; corner < board.corners(); ++corner)
    for (const bool vertical : {false, true}) {
      const FenceSet one{vertical ? 0 : 1ULL << corner, vertical ? 1ULL << corner : 0};
      const bool there = ((set.horizontal & one.horizontal) | (set.vertical & one.vertical)) != 0;
      if (there && !board.fits(one, fence)) return {corner, vertical};
    }
  return fence;
}

}  // namespace

std::string Rules::formatFence(Fence fence) const {
  return squareText(cornerSquare(fence.corner)) + (fence.vertical ? 'v' : 'h');
}

std::string Rules::formatMove(Move move) const {
  if (move.kind == Move::Kind::Pawn) return squareText(squareOf(move.place));
  return formatFence({move.place, move.kind == Move::Kind::Vertical});
}

tl::expected<Rules::Move, TextError> Rules::parseMove(std::string_view text) const {
  Reader reader(text, board());
  if (text.empty()) reader.fail(TextFault::Empty);
  if (!text.empty() && (text.front() < 'a' || text.front() >= 'a' + board().columns)) reader.wrong(Expected::SquareOrFence);
  const bool isFence = text.size() >= 3;
  Move move;
  if (isFence) {
    const Fence fence = reader.fence();
    move = {fence.vertical ? Move::Kind::Vertical : Move::Kind::Horizontal, static_cast<std::uint8_t>(fence.corner)};
  } else {
    move.place = static_cast<std::uint8_t>(reader.pawn());
  }
  if (!reader.failed() && !reader.atEnd()) reader.fail(TextFault::TrailingText, {std::string(text.substr(reader.place()))});
  if (reader.failed()) return tl::unexpected(reader.error());
  return move;
}

std::string Rules::format(const Position& position) const {
  std::vector<std::string> fences;
  forEachBit(position.fences.horizontal, [&](int corner) { fences.push_back(formatFence({corner, false})); });
  forEachBit(position.fences.vertical, [&](int corner) { fences.push_back(formatFence({corner, true})); });
  std::sort(fences.begin(), fences.end());
  return fmt::format("{}x{} {} {} {} {} {} {}", board().columns, board().rows, squareText(squareOf(position.first)),
                     squareText(squareOf(position.second)), position.firstHand, position.secondHand,
                     fences.empty() ? "-" : fmt::format("{}", fmt::join(fences, ",")), position.toMove == Side::First ? 1 : 2);
}

tl::expected<Rules::Position, TextError> Rules::parse(std::string_view text) const {
  Reader reader(text, board());
  Position position;
  if (text.empty()) reader.fail(TextFault::Empty);
  reader.literal(fmt::format("{}x{}", board().columns, board().rows), Expected::BoardSize);
  reader.space();
  const std::size_t firstPlace = reader.place();
  position.first = static_cast<std::uint8_t>(reader.pawn());
  reader.space();
  const std::size_t secondPlace = reader.place();
  position.second = static_cast<std::uint8_t>(reader.pawn());
  reader.space();
  const std::size_t handsPlace = reader.place();
  position.firstHand = static_cast<std::uint8_t>(reader.number(Expected::FenceNumber));
  reader.space();
  const std::size_t secondHandPlace = reader.place();
  position.secondHand = static_cast<std::uint8_t>(reader.number(Expected::FenceNumber));
  reader.space();
  const std::size_t fencesPlace = reader.place();
  if (!reader.failed() && !reader.take('-')) {
    if (reader.atEnd()) reader.wrong(Expected::FencesOrNone);
    do {
      const std::size_t begin = reader.place();
      const Fence fence = reader.fence();
      if (reader.failed()) break;
      if (!board().fits(position.fences, fence)) {
        const Fence there = inTheWay(board(), position.fences, fence);
        reader.backTo(begin);
        const bool crosses = there.corner == fence.corner && there.vertical != fence.vertical;
        reader.fail(crosses ? TextFault::CrossingFences : TextFault::OverlappingFences, {formatFence(there), formatFence(fence)});
        break;
      }
      (fence.vertical ? position.fences.vertical : position.fences.horizontal) |= 1ULL << fence.corner;
    } while (reader.take(','));
  }
  reader.space();
  if (!reader.failed()) {
    if (reader.take('2'))
      position.toMove = Side::Second;
    else if (!reader.take('1'))
      reader.wrong(Expected::SideNumber);
  }
  if (!reader.failed() && !reader.atEnd()) reader.fail(TextFault::TrailingText, {std::string(text.substr(reader.place()))});
  if (reader.failed()) return tl::unexpected(reader.error());
  if (auto found = fault(position)) {
    const bool ofFirst = !found->params.empty() && found->params.front() == "1";
    std::size_t place = secondPlace;
    if (found->fault == TextFault::SideAlreadyWon && ofFirst) place = firstPlace;
    if (found->fault == TextFault::TooManyFences) place = ofFirst ? handsPlace : secondHandPlace;
    if (found->fault == TextFault::WrongFenceCount) place = handsPlace;
    if (found->fault == TextFault::PathClosed) place = fencesPlace;
    found->column = 1 + place;
    return tl::unexpected(*found);
  }
  return position;
}

std::optional<TextError> Rules::fault(const Position& position) const {
  const auto found = [](TextFault fault, std::vector<std::string> params) { return TextError{fault, 0, std::move(params)}; };
  if (position.first == position.second) return found(TextFault::SamePlace, {squareText(squareOf(position.first))});
  if (isGoal(position.pawn(position.toMove), position.toMove))
    return found(TextFault::SideAlreadyWon, {position.toMove == Side::First ? "1" : "2"});
  const int most = std::max(m_options.firstFences, m_options.secondFences);
  for (const Side side : {Side::First, Side::Second})
    if (position.hand(side) > most)
      return found(TextFault::TooManyFences,
                   {side == Side::First ? "1" : "2", std::to_string(position.hand(side)), std::to_string(most)});
  const int fences = position.fences.count() + position.firstHand + position.secondHand;
  if (fences != m_tiers->allFences() || !m_tiers->allowsHands({position.firstHand, position.secondHand}))
    return found(TextFault::WrongFenceCount, {std::to_string(fences), std::to_string(m_tiers->allFences())});
  const Passages<Bits128> open = passages<Bits128>(board(), position.fences);
  for (const Side side : {Side::First, Side::Second})
    if ((open.reach(Bits128{1} << position.pawn(side)) & rowBits<Bits128>(board(), side == Side::First ? board().rows - 1 : 0)) ==
        0)
      return found(TextFault::PathClosed, {side == Side::First ? "1" : "2"});
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
    if (!board().fits(position.fences, fence)) {
      const Fence there = inTheWay(board(), position.fences, fence);
      const bool crosses = there.corner == fence.corner && there.vertical != fence.vertical;
      return tl::unexpected(TextError{
          crosses ? TextFault::CrossingFences : TextFault::OverlappingFences, 0, {formatFence(there), formatFence(fence)}});
    }
    (fence.vertical ? position.fences.vertical : position.fences.horizontal) |= 1ULL << fence.corner;
  }
  for (const HandSlot& slot : setUp.hands)
    (slot.owner == Side::First ? position.firstHand : position.secondHand) = static_cast<std::uint8_t>(slot.count);
  for (const Side side : {Side::First, Side::Second})
    if (pawns[static_cast<int>(side)] != 1)
      return tl::unexpected(TextError{
          TextFault::WrongStock, 0, {side == Side::First ? "1" : "2", std::to_string(pawns[static_cast<int>(side)]), "1"}});
  if (auto found = fault(position)) return tl::unexpected(*found);
  return position;
}

}  // namespace kotai::quoridor
