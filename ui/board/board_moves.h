// Legal moves for display on the board, moves that win at once, and reasons why moves are illegal.
#pragma once

#include "core/base/errors.h"
#include "ui/board/board_scene.h"
#include "ui/document/game_document.h"

namespace kotai::ui {

/// A move that wins the game at once.
struct DecisiveMove {
  MoveSquares squares;
  bool takes = false;  ///< true: wins by capturing a lion; false: wins by reaching a square
};

/// Returns the moves with which the player to move wins at once, by the rules alone. Used for marks on the
/// board and for messages in the editor.
std::vector<DecisiveMove> decisiveMoves(const Variant& variant, const AnyPosition& position);
/// Returns the moves with which the opponent would win if the player to move passed. Empty if a pass makes no
/// sense.
std::vector<DecisiveMove> threatsAgainstMover(const Variant& variant, const AnyPosition& position);
/// Explains the red frames of these threats on the board. Empty if there are no threats. \p square: the square asked about, or
/// empty for the whole board.
QString dangerText(const Variant& variant, const AnyPosition& position, std::optional<Square> square = {});

/// Returns the number of moves that begin on a square, or with a piece in hand.
int movesFrom(const GameDocument& document, Square from);
/// Returns the target squares of the moves that begin on a square, or with a piece in hand.
std::vector<Square> targetsOf(const GameDocument& document, Square from);
std::optional<AnyMove> moveBetween(const GameDocument& document, Square from, Square to);
/// Returns the mover's only piece, if there is exactly one and the hand is empty. The user need not pick up such a piece.
std::optional<Square> onlyPiece(const GameDocument& document);
/// Returns the squares of a move from a square or a hand, also for an illegal move.
MoveSquares squaresBetween(const GameDocument& document, Square from, Square to);
/// Returns whether a legal move leads to the square.
bool canBeReached(const GameDocument& document, Square square);

/// Returns whether the position has too many moves to show a badge for each. The board then shows the values of
/// one piece at a time, and a summary on every other piece.
bool isCrowded(const GameDocument& document);
/// Returns the best value for each target square, for moves from `from` or for all moves. If \p played, counts
/// plies as players do (playedMoveValue()).
std::vector<ValueMark> valueMarks(const GameDocument& document, std::optional<Square> from, bool played);
std::vector<PieceMark> pieceMarks(const GameDocument& document);

/// Returns the reason why every move is illegal after the end of the game.
QString gameIsOverText();
/// Explains why a piece cannot be picked up, such as "This is the other side's piece: First player is to move."
/// Returns an empty string if there is nothing to pick up.
QString whyNotMovable(const Variant& variant, const AnyPosition& position, Square square);
/// Returns a sentence that explains why a move is illegal. Precondition: no legal move uses these squares.
QString whyNotPlayed(const Variant& variant, const AnyPosition& position, const MoveSquares& move);
/// Explains why a typed move is illegal, such as "d2d4: A car moves one square at a time.", or why a typed text
/// is not a move.
QString whyNotTyped(const Variant& variant, const AnyPosition& position, const TextError& error);

}  // namespace kotai::ui
