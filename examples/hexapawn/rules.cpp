#include "examples/hexapawn/rules.h"

#include <fmt/format.h>

namespace kotai::hexapawn {

Rules::Rules(int columnCount, int rowCount)
    : PlainBoardRules(columnCount, rowCount, columnCount, "AV"), m_index(columnCount, rowCount) {}

std::string Rules::variantId() const { return fmt::format("hexapawn:{}x{}", columns(), rows()); }

Rules::Position Rules::start() const {
  const std::uint64_t row = bit(columns()) - 1;
  return {row, row << columns() * (rows() - 1), Side::First};
}

bool Rules::hasArrived(const Position& position, Side side) const {
  bool arrived = false;
  forEachBit(position.of(side), [&](int square) { arrived = arrived || isLastRow(square, side); });
  return arrived;
}

bool Rules::hasMove(const Position& position) const {
  bool found = false;
  forEachMove(position, [&found](Move) { found = true; });
  return found;
}

std::uint64_t Rules::attacked(int square, Side side) const {
  const int column = square % columns();
  const int ahead = square + forward(side);
  std::uint64_t result = 0;
  if (column > 0) result |= bit(ahead - 1);
  if (column + 1 < columns()) result |= bit(ahead + 1);
  return result;
}

Rules::Position Rules::play(const Position& position, Move move) const {
  Position after = position;
  after.of(position.toMove) ^= bit(move.from) | bit(move.to);
  after.of(other(position.toMove)) &= ~bit(move.to);
  after.toMove = other(position.toMove);
  return after;
}

/// A pawn of the side to move on the far row cannot arise in play, because the game would have ended earlier.
std::optional<Value> Rules::finishedValue(const Position& position) const {
  if (hasArrived(position, other(position.toMove))) return Value::loss(0);
  if (hasArrived(position, position.toMove)) return Value::win(0);
  return hasMove(position) ? std::nullopt : std::optional(Value::loss(0));
}

std::optional<Rules::Position> Rules::passed(const Position& position) const {
  if (finishedValue(position)) return std::nullopt;
  return Position{position.first, position.second, other(position.toMove)};
}

Rules::Position Rules::canonical(const Position& position) const {
  if (position.toMove == Side::First) return position;
  const auto turned = [this](std::uint64_t pawns) {
    std::uint64_t result = 0;
    forEachBit(pawns, [&](int square) { result |= bit((rows() - 1 - rowOf(square)) * columns() + square % columns()); });
    return result;
  };
  return {turned(position.second), turned(position.first), Side::First};
}

tl::expected<Rules::Move, TextError> Rules::parseMove(std::string_view text) const {
  TextCursor cursor(text);
  if (cursor.atEnd()) cursor.fail(TextFault::Empty);
  const std::uint8_t from = readSquareNumber(cursor);
  const std::uint8_t to = readSquareNumber(cursor);
  if (!cursor.end()) return cursor.failure();
  return Move{from, to};
}

MoveSquares Rules::moveSquares(const Position&, Move move) const { return {squareAt(move.from), squareAt(move.to)}; }

/// A captured pawn leaves the board beyond the edge on its own side.
Transition Rules::transition(const Position& position, Move move) const {
  Transition result;
  const Square to = squareAt(move.to);
  if ((position.enemy() & bit(move.to)) != 0) {
    const Side owner = other(position.toMove);
    result.steps.push_back({Transition::Kind::Left, {to, owner, 0}, {to.column, owner == Side::First ? -1 : rows()}});
  }
  result.steps.push_back({Transition::Kind::Moved, {squareAt(move.from), position.toMove, 0}, to});
  result.changedSquares = {squareAt(move.from), to};
  return result;
}

}  // namespace kotai::hexapawn
