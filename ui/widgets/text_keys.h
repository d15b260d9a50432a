// Editing keys that Qt leaves to the shortcuts of a window during typing.
#pragma once

class QEvent;
class QObject;

namespace kotai::ui {

bool isWrittenIn(QObject* watched);  ///< an editable text or number field

/// For an event filter over everything: whether \p event is for \p watched alone. Ctrl+U clears a line, as usual during
/// typing, whatever it does elsewhere. Undo restores it. The platform's keys for deleting words or the end of a line work,
/// too.
bool editsText(QObject* watched, QEvent* event);

}  // namespace kotai::ui
