// Handles Ctrl+C in a focused list, table or chart, and keys in a focused line edit.
#pragma once

#include <QAbstractItemView>
#include <QString>
#include <functional>

class QEvent;
class QObject;
class QWidget;

namespace kotai::ui {

/// While `widget` has the focus, the copy key copies the result of `text`. If the result is empty, the window's action
/// copies the position on the board. Accepts the key in the same way as a line edit, so that the shortcut is not
/// ambiguous.
void copyByKey(QWidget* widget, std::function<QString()> text);

/// Returns the selection as lines with tabs, as spreadsheets read it: the plain number of a cell (Qt::EditRole) if
/// available, otherwise the displayed text. Covers the rectangle around the selection; unselected cells are empty.
QString selectedCells(const QAbstractItemView& view);

/// Returns the text of `role` for each selected row, one per line or with another separator.
QString selectedTexts(const QAbstractItemView& view, int role, QChar separator = QLatin1Char('\n'));

/// In such a widget, the keys of some shortcuts of the window edit text instead.
bool isWrittenIn(QObject* watched);  ///< returns whether \p watched is a line edit, spin box or text that can be edited

/// For an event filter of the application. Returns whether \p event is intended for \p watched alone. During typing, Ctrl+U
/// clears a line, regardless of its other meanings, and undo restores the line. The platform's keys for deleting words or the end
/// of a line also work.
bool editsText(QObject* watched, QEvent* event);

}  // namespace kotai::ui
