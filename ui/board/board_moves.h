// The legal moves as a board offers them: from which square to which, and what they are worth there.
#pragma once

#include <optional>
#include <vector>

#include "ui/board/board_scene.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

/// Whether a move ends on a square, and not between squares, where a feature of the game shows it.
bool endsOnSquare(const Variant& variant, const MoveSquares& move);
/// How many moves begin on a square, or with a piece of a hand.
int movesFrom(const GameDocument& document, Square from);
/// The squares they lead to.
std::vector<Square> targetsOf(const GameDocument& document, Square from);
std::optional<AnyMove> moveBetween(const GameDocument& document, Square from, Square to);
/// Returns the mover's piece if there is only one and the hand is empty: nobody has to pick it up first.
std::optional<Square> onlyPiece(const GameDocument& document);
/// Returns the squares of an illegal move, as made by the piece on a square or in a hand.
MoveSquares squaresBetween(const GameDocument& document, Square from, Square to);
/// Whether a legal move leads there.
bool canBeReached(const GameDocument& document, Square square);

/// Too many moves for a badge each: values are shown for one piece at a time, and a summary at the others.
bool isCrowded(const GameDocument& document);
/// \p played: with the distances that players count.
std::vector<ValueMark> valueMarks(const GameDocument& document, std::optional<Square> from, bool played);
std::vector<PieceMark> pieceMarks(const GameDocument& document);

}  // namespace kotai::ui
