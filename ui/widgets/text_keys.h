// Editing keys that Qt leaves to the shortcuts of a window during typing.
#pragma once

class QEvent;
class QObject;

namespace kotai::ui {

bool isWrittenIn(QObject* watched);  ///< a line edit, spin box or text that can be edited

/// For an event filter of the application. Returns whether \p event is intended for \p watched alone. Ctrl+U clears a line
/// during typing, regardless of its other meanings. Undo restores it. The platform's keys for deleting words or the end of a
/// line also work.
bool editsText(QObject* watched, QEvent* event);

}  // namespace kotai::ui
