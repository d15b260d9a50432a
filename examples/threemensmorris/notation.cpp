// Notation of Three Men's Morris, and the effects of its moves on the board.
#include "examples/threemensmorris/rules.h"

namespace kotai::threemensmorris {

tl::expected<Rules::Position, TextError> Rules::checked(tl::expected<Position, TextError> position, std::size_t column) {
  if (!position || areMenRight(*position)) return position;
  TextError fault =
      ownFault(unevenMen, {std::to_string(countBits(position->own())), std::to_string(countBits(position->enemy()))});
  fault.column = column;
  return tl::unexpected(std::move(fault));
}

tl::expected<Rules::Position, TextError> Rules::parse(std::string_view text) const {
  return checked(PlainBoardRules::parse(text), 1);
}

tl::expected<Rules::Position, TextError> Rules::compose(const SetUp& setUp) const {
  return checked(PlainBoardRules::compose(setUp), 0);
}

std::string Rules::formatMove(Move move) const {
  return move.isPlacing() ? squareText(move.to) : squareText(move.from) + squareText(move.to);
}

tl::expected<Rules::Move, TextError> Rules::parseMove(std::string_view text) const {
  TextCursor cursor(text);
  if (cursor.atEnd()) cursor.fail(TextFault::Empty);
  Move move{squareCount, readSquareNumber(cursor)};
  if (!cursor.failed() && !cursor.atEnd()) move = {move.to, readSquareNumber(cursor)};
  if (!cursor.end()) return cursor.failure();
  return move;
}

std::vector<HandSlot> Rules::hands(const Position& position) const {
  return {{{boardSize, 0}, Side::First, 0, menPerSide - countBits(position.first)},
          {{-1, boardSize - 1}, Side::Second, 0, menPerSide - countBits(position.second)}};
}

MoveSquares Rules::moveSquares(const Position& position, Move move) const {
  const Square hand = hands(position)[static_cast<std::size_t>(position.toMove)].square;
  return {move.isPlacing() ? hand : squareAt(move.from), squareAt(move.to)};
}

Transition Rules::transition(const Position& position, Move move) const {
  const MoveSquares squares = moveSquares(position, move);
  Transition result;
  const auto kind = move.isPlacing() ? Transition::Kind::Dropped : Transition::Kind::Moved;
  result.steps.push_back({kind, {squares.from, position.toMove, 0}, squares.to});
  if (!move.isPlacing()) result.changedSquares.push_back(squares.from);
  result.changedSquares.push_back(squares.to);
  return result;
}

}  // namespace kotai::threemensmorris
