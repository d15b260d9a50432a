// Moves can be typed wherever the keys are on the page of a board.
#pragma once

class QEvent;
class QObject;
class QWidget;

namespace kotai::ui {

/// For an event filter over everything: whether \p event was a letter that begins a move on \p board. The board has the keys
/// then. Fields for text keep what is typed, and so do boxes with choices, which look for a choice that begins with the letter.
bool typesOnBoard(QWidget& board, QObject* watched, QEvent* event);

}  // namespace kotai::ui
