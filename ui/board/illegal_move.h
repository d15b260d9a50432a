// Explains why a clicked, dragged or typed move is illegal, with the names of squares and pieces.
#pragma once

#include <QString>

#include "core/base/errors.h"
#include "core/game/variant.h"

namespace kotai::ui {

/// Reason for every move after the end of the game.
QString gameIsOverText();
/// Explains why a piece cannot be picked up, such as "This is the other side's piece: First player is to move." Empty if there
/// is nothing to pick up.
QString whyNotTaken(const Variant& variant, const AnyPosition& position, Square square);
/// A sentence. Precondition: no legal move uses these squares.
QString whyNotPlayed(const Variant& variant, const AnyPosition& position, const MoveSquares& move);
/// Explains why a typed move is illegal, such as "d2d4: A car moves one square at a time.", or why the text is not a move.
QString whyNotTyped(const Variant& variant, const AnyPosition& position, const TextError& error);

}  // namespace kotai::ui
