// Lets the user type moves even if the focus is elsewhere on the page.
#pragma once

class QEvent;
class QObject;
class QWidget;

namespace kotai::ui {

/// For an event filter of the application. Returns whether \p event typed a letter that begins a move on \p board, which then
/// gets the focus. Line edits and combo boxes keep their input.
bool typesOnBoard(QWidget& board, QObject* watched, QEvent* event);

}  // namespace kotai::ui
