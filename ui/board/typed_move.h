// Input of moves that the user types on a board.
#pragma once

#include <QKeyEvent>
#include <QString>
#include <QWidget>
#include <tl/expected.hpp>

#include "core/base/errors.h"
#include "core/game/types.h"
#include "ui/document/game_document.h"

class QEvent;
class QObject;

namespace kotai::ui {

/// Returns whether a key types a letter or digit and is not a shortcut of the window. Accepts every letter,
/// because a text that is not a move produces a message.
bool typesText(const QKeyEvent& event, const QWidget& window);

/// Returns whether a key continues \p typed or begins a move. A move begins with the letter of a column, or
/// with any other first letter of a legal move.
bool typesMove(const QString& typed, const QKeyEvent& event, const GameDocument& document);
/// Adapts the case of letters to the game's notation, so that the shift key is not needed.
QString typedWith(const QString& typed, const QString& text, const GameDocument& document);
tl::expected<AnyMove, TextError> readTyped(const QString& typed, const GameDocument& document);

/// Serves an event filter of the application. Returns whether \p event typed a letter that begins a move on \p
/// board, and in that case gives the focus to the board. Line edits and combo boxes keep their input.
bool redirectsTyping(QWidget& board, QObject* watched, QEvent* event);

}  // namespace kotai::ui
