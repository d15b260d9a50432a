#include "ui/board/board_moves.h"

#include <algorithm>

#include "ui/board/board_painter.h"
#include "ui/strings/end_strings.h"

namespace kotai::ui {

namespace {

constexpr std::ptrdiff_t mostMovesWithBadges = 12;

MoveSquares squaresOf(const GameDocument& document, AnyMove move) {
  return document.variant()->moveSquares(document.position(), move);
}

}  // namespace

bool endsOnSquare(const Variant& variant, const MoveSquares& move) {
  return boardPainterFor(variant).standsOnSquare(move.kindAfter);
}

int movesFrom(const GameDocument& document, Square from) {
  const auto& moves = document.legalMoves();
  return static_cast<int>(
      std::count_if(moves.begin(), moves.end(), [&](AnyMove move) { return squaresOf(document, move).from == from; }));
}

std::vector<Square> targetsOf(const GameDocument& document, Square from) {
  std::vector<Square> targets;
  for (const AnyMove move : document.legalMoves()) {
    const MoveSquares squares = squaresOf(document, move);
    if (squares.from == from && endsOnSquare(*document.variant(), squares)) targets.push_back(squares.to);
  }
  return targets;
}

std::optional<AnyMove> moveBetween(const GameDocument& document, Square from, Square to) {
  for (const AnyMove move : document.legalMoves()) {
    const MoveSquares squares = squaresOf(document, move);
    if (squares.from == from && squares.to == to && endsOnSquare(*document.variant(), squares)) return move;
  }
  return std::nullopt;
}

std::optional<Square> onlyPiece(const GameDocument& document) {
  const Variant& variant = *document.variant();
  const BoardPainter& painter = boardPainterFor(variant);
  const Side mover = document.sideToMove();
  for (const HandSlot& slot : variant.hands(document.position()))
    if (slot.owner == mover && painter.standsOnSquare(slot.kind)) return std::nullopt;
  std::optional<Square> only;
  for (const PieceOnBoard& piece : variant.pieces(document.position())) {
    if (piece.owner != mover || !painter.standsOnSquare(piece.kind)) continue;
    if (only) return std::nullopt;
    only = piece.square;
  }
  return only;
}

MoveSquares squaresBetween(const GameDocument& document, Square from, Square to) {
  MoveSquares squares{from, to, false, 0};
  for (const HandSlot& slot : document.variant()->hands(document.position()))
    if (slot.square == from) squares.kindAfter = slot.kind;
  for (const PieceOnBoard& piece : document.variant()->pieces(document.position()))
    if (piece.square == from && boardPainterFor(*document.variant()).standsOnSquare(piece.kind)) squares.kindAfter = piece.kind;
  return squares;
}

bool canBeReached(const GameDocument& document, Square square) {
  const auto& moves = document.legalMoves();
  return std::any_of(moves.begin(), moves.end(), [&](AnyMove move) { return squaresOf(document, move).to == square; });
}

/// Moves that end between squares show their values there.
bool isCrowded(const GameDocument& document) {
  const Variant& variant = *document.variant();
  const BoardPainter& game = boardPainterFor(variant);
  const std::vector<HandSlot> hands = variant.hands(document.position());
  if (std::any_of(hands.begin(), hands.end(), [&](const HandSlot& slot) { return game.standsOnSquare(slot.kind); })) return true;
  const auto& moves = document.legalMoves();
  return std::count_if(moves.begin(), moves.end(),
                       [&](AnyMove move) { return endsOnSquare(variant, squaresOf(document, move)); }) > mostMovesWithBadges;
}

std::vector<ValueMark> valueMarks(const GameDocument& document, std::optional<Square> from, bool played) {
  std::vector<ValueMark> marks;
  for (const MoveValue& move : document.moveValues()) {
    const MoveSquares squares = squaresOf(document, move.move);
    if ((from && squares.from != *from) || !endsOnSquare(*document.variant(), squares)) continue;
    const auto there =
        std::find_if(marks.begin(), marks.end(), [&squares](const ValueMark& mark) { return mark.square == squares.to; });
    const Value value = played ? playedMoveValue(*document.variant(), move.after, move.value) : move.value;
    if (there == marks.end())
      marks.push_back({squares.to, value, move.perfect, move.wastedPlies, false});
    else
      there->several = true;  // moves are sorted, best first
  }
  return marks;
}

std::vector<PieceMark> pieceMarks(const GameDocument& document) {
  const std::vector<ValueMark> all = valueMarks(document, std::nullopt, false);
  if (!isCrowded(document) && std::none_of(all.begin(), all.end(), [](const ValueMark& mark) { return mark.several; })) return {};
  std::vector<PieceMark> marks;
  for (const MoveValue& move : document.moveValues()) {
    const Square from = squaresOf(document, move.move).from;
    const bool known = std::any_of(marks.begin(), marks.end(), [from](const PieceMark& mark) { return mark.square == from; });
    if (!known) marks.push_back({from, move.value.outcome, move.perfect});
  }
  return marks;
}

}  // namespace kotai::ui
