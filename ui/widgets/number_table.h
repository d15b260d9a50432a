// Style of tables with plain numbers in docks.
#pragma once

class QFont;
class QTableView;

namespace kotai::ui {

/// Small fonts, tight rows, no grid, columns as wide as their contents. Call this before the table is shown.
void setUpNumberTable(QTableView& table);
/// The same with the given font.
void setUpNumberTable(QTableView& table, const QFont& font);

}  // namespace kotai::ui
