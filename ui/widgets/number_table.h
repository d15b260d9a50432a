// How tables of plain numbers look in docks.
#pragma once

class QFont;
class QTableView;

namespace kotai::ui {

/// Small fonts, tight rows, no grid, columns as wide as their contents. Call before the table is shown.
void setUpNumberTable(QTableView& table);
/// The same in a font of its own.
void setUpNumberTable(QTableView& table, const QFont& font);

}  // namespace kotai::ui
