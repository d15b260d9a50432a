// Keys of editing that Qt leaves to the shortcuts of a window while one types.
#pragma once

class QEvent;
class QObject;

namespace kotai::ui {

bool isWrittenIn(QObject* watched);  ///< a field for text or numbers that takes what is typed

/// For an event filter over everything: whether \p event is for \p watched alone. Ctrl+U clears a line, as usual where one types,
/// whatever it does elsewhere; what was there can be had back by undo. Keys that delete words or the end of a line on this
/// platform do so.
bool editsText(QObject* watched, QEvent* event);

}  // namespace kotai::ui
