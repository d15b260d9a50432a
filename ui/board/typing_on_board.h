// Lets the user type moves wherever the focus is on the page of a board.
#pragma once

class QEvent;
class QObject;
class QWidget;

namespace kotai::ui {

/// For an event filter over everything: whether \p event typed a letter that begins a move on \p board, which then gets the
/// focus. Line edits keep their input, and so do combo boxes, which look for an item with this first letter.
bool typesOnBoard(QWidget& board, QObject* watched, QEvent* event);

}  // namespace kotai::ui
