// Why a move is not legal, in words of the board, whether it was clicked, dragged or typed.
#pragma once

#include <QString>

#include "core/base/errors.h"
#include "core/game/variant.h"

namespace kotai::ui {

/// Said of every move after the end.
QString gameIsOverText();
/// Explains why a piece cannot be picked up: "This is the other side's piece: First player is to move."; empty if nobody could
/// have meant to.
QString whyNotTaken(const Variant& variant, const AnyPosition& position, Square square);
/// A sentence. Precondition: no legal move is made with these squares.
QString whyNotPlayed(const Variant& variant, const AnyPosition& position, const MoveSquares& move);
/// Explains why a typed move is illegal: "d2d4: A car moves one square at a time.", or names the fault of the text.
QString whyNotTyped(const Variant& variant, const AnyPosition& position, const TextError& error);

}  // namespace kotai::ui
