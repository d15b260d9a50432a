// Ctrl+C in a focused list, table or chart.
#pragma once

#include <QString>
#include <functional>

class QAbstractItemView;
class QWidget;

namespace kotai::ui {

/// While `widget` has the focus, the copy key copies the result of `text`. If that is empty, the window's action copies the
/// position on the board. Takes the key as a line edit does, so that no two actions compete for it.
void copyByKey(QWidget* widget, std::function<QString()> text);

/// Returns the selection by lines and tabs as spreadsheets read it: the plain number of a cell (Qt::EditRole) if there is one,
/// otherwise the shown text. Covers the rectangle around the selection; unselected cells stay empty.
QString selectedCells(const QAbstractItemView& view);

/// The text of `role` for each selected row, one per line or with another separator.
QString selectedTexts(const QAbstractItemView& view, int role, QChar separator = QLatin1Char('\n'));

}  // namespace kotai::ui
