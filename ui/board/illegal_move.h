// Explains in words of the board why a clicked, dragged or typed move is not legal.
#pragma once

#include <QString>

#include "core/base/errors.h"
#include "core/game/variant.h"

namespace kotai::ui {

/// Reason for every move after the end of the game.
QString gameIsOverText();
/// Explains why a piece cannot be picked up: "This is the other side's piece: First player is to move."; empty if nobody
/// could have meant to pick it up.
QString whyNotTaken(const Variant& variant, const AnyPosition& position, Square square);
/// A sentence. Precondition: no legal move uses these squares.
QString whyNotPlayed(const Variant& variant, const AnyPosition& position, const MoveSquares& move);
/// Explains why a typed move is illegal: "d2d4: A car moves one square at a time.", or names the fault of the text.
QString whyNotTyped(const Variant& variant, const AnyPosition& position, const TextError& error);

}  // namespace kotai::ui
