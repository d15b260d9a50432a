// Ctrl+C where a list, a table or a chart has the focus.
#pragma once

#include <QString>
#include <functional>

class QAbstractItemView;
class QWidget;

namespace kotai::ui {

/// While `widget` has the focus, the copy key copies what `text` gives then. Without a text the key stays the window's, which
/// copies the position on the board. Takes the key as a text field does, so no two actions ever wait for it.
void copyByKey(QWidget* widget, std::function<QString()> text);

/// Returns the selection by lines and tabs as spreadsheets read it: the plain number of a cell (Qt::EditRole) if there is one,
/// otherwise the shown text. Covers the rectangle around the selection; unselected cells stay empty.
QString selectedCells(const QAbstractItemView& view);

/// The text that `role` gives for each row selected, a line each, or with another separator between them.
QString selectedTexts(const QAbstractItemView& view, int role, QChar separator = QLatin1Char('\n'));

}  // namespace kotai::ui
