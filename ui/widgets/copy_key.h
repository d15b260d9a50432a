// Handles Ctrl+C in a focused list, table or chart, and keys in a focused line edit.
#pragma once

#include <QAbstractItemView>
#include <QString>
#include <functional>

class QEvent;
class QObject;
class QWidget;

namespace kotai::ui {

/// Copies the result of \p text when the copy key is pressed while \p widget has the focus. If the result is
/// empty, the window's action copies the position on the board. The widget accepts the key like a line edit, so
/// that the shortcut is not ambiguous.
void copyByKey(QWidget* widget, std::function<QString()> text);

/// Returns the rectangle around the selection as lines with tabs, for spreadsheets. Contains the plain number
/// of a cell (Qt::EditRole) if available, otherwise the displayed text. Unselected cells are empty.
QString selectedCells(const QAbstractItemView& view);

/// Returns the text for \p role of each selected row, one per line or with another separator.
QString selectedTexts(const QAbstractItemView& view, int role, QChar separator = QLatin1Char('\n'));

bool isTextInput(QObject* watched);  ///< returns whether \p watched is an editable text edit, line edit or spin box

/// Returns whether only \p watched may handle \p event, because the user is editing text. Serves an event
/// filter of the application. Ctrl+U clears a line regardless of shortcuts, and undo restores the line. The
/// platform's keys that delete words or the end of a line also work.
bool editsText(QObject* watched, QEvent* event);

}  // namespace kotai::ui
