#include "ui/board/illegal_move.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/game/game_end.h"
#include "ui/board/board_painter.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct IllegalMoveStrings {
  Q_DECLARE_TR_FUNCTIONS(IllegalMoveStrings)
};

/// The topmost piece on a square.
std::optional<PieceOnBoard> pieceOn(const Variant& variant, const AnyPosition& position, Square square) {
  std::optional<PieceOnBoard> found;
  for (const PieceOnBoard& piece : variant.pieces(position))
    if (piece.square == square && boardPainterFor(variant).standsOnSquare(piece.kind)) found = piece;
  return found;
}

std::optional<HandSlot> handOn(const Variant& variant, const AnyPosition& position, Square square) {
  const auto hands = variant.hands(position);
  const auto found = std::ranges::find(hands, square, &HandSlot::square);
  return found == hands.end() ? std::nullopt : std::optional(*found);
}

bool hasMoves(const Variant& variant, const AnyPosition& position, Square from) {
  return std::ranges::any_of(variant.legalMoves(position),
                             [&](AnyMove move) { return variant.moveSquares(position, move).from == from; });
}

}  // namespace

QString gameIsOverText() { return IllegalMoveStrings::tr("The game is over."); }

QString whyNotTaken(const Variant& variant, const AnyPosition& position, Square square) {
  const auto piece = pieceOn(variant, position, square);
  const auto hand = piece ? std::nullopt : handOn(variant, position, square);
  if (!piece && !hand) return {};
  if (endByRules(variant, position)) return gameIsOverText();
  const Presentation& game = presentationOf(variant);
  if (const QString own = game.whyNotTaken ? game.whyNotTaken(variant, position, square) : QString(); !own.isEmpty()) return own;
  const Side mover = variant.sideToMove(position);
  if ((piece ? piece->owner : hand->owner) != mover)
    return IllegalMoveStrings::tr("This is the other side's piece: %1 is to move.").arg(sideName(variant, mover));
  if (hand && hand->count == 0) return IllegalMoveStrings::tr("There is no piece of this kind left to place.");
  return hasMoves(variant, position, square) ? QString() : IllegalMoveStrings::tr("This piece cannot move now.");
}

QString whyNotPlayed(const Variant& variant, const AnyPosition& position, const MoveSquares& move) {
  const auto piece = pieceOn(variant, position, move.from);
  const auto hand = handOn(variant, position, move.from);
  if (!piece && !hand) return IllegalMoveStrings::tr("There is no piece to move.");
  const Side mover = variant.sideToMove(position);
  const bool hasIt = piece ? piece->owner == mover : hand->owner == mover && hand->count > 0;
  if (!hasIt || endByRules(variant, position)) return whyNotTaken(variant, position, move.from);
  const Presentation& game = presentationOf(variant);
  if (const QString own = game.whyNot ? game.whyNot(variant, position, move) : QString(); !own.isEmpty()) return own;
  const auto there = pieceOn(variant, position, move.to);
  if (there && boardPainterFor(variant).standsOnSquare(move.kindAfter))
    return there->owner == mover ? IllegalMoveStrings::tr("Your own piece is there.")
                                 : IllegalMoveStrings::tr("The opponent's piece is there.");
  return IllegalMoveStrings::tr("This piece cannot go there.");
}

QString whyNotTyped(const Variant& variant, const AnyPosition& position, const TextError& error) {
  if (error.fault != TextFault::IllegalMove) return errorText(error);
  const auto squares = variant.squaresOfText(position, error.params.at(0));
  return squares ? IllegalMoveStrings::tr("%1: %2", "a move that was typed, why it is not legal")
                       .arg(QString::fromStdString(error.params.at(0)), whyNotPlayed(variant, position, *squares))
                 : errorText(error);
}

}  // namespace kotai::ui
