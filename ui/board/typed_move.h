// Moves that are typed on a board.
#pragma once

#include <QString>
#include <tl/expected.hpp>

#include "core/base/errors.h"
#include "core/game/types.h"

class QKeyEvent;

namespace kotai::ui {

class GameDocument;

/// Returns whether a key continues \p typed or begins a move: the letter of a column, or any other first letter of a legal move.
bool typesMove(const QString& typed, const QKeyEvent& event, const GameDocument& document);
/// Adapts the case of letters to the game's notation, so that the shift key is not needed.
QString typedWith(const QString& typed, const QString& text, const GameDocument& document);
tl::expected<AnyMove, TextError> readTyped(const QString& typed, const GameDocument& document);

}  // namespace kotai::ui
