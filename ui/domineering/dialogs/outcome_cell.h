// A board in the table of outcomes: the letter, the colours and the words of its cell, and the table as rows for files.
#pragma once

#include <QColor>
#include <QString>

#include "core/analysis/table_rows.h"
#include "ui/domineering/strings/outcome_table.h"

namespace kotai::ui {

struct OutcomeCell {
  QString letter;  ///< empty while the board is open
  QString words;
  QColor fill;  ///< not valid: none
  QColor ink;
  bool proved = false;  ///< by a search: the letter is underlined
};

/// In the colours of the theme.
OutcomeCell outcomeCell(const BoardOutcome& outcome);

/// One board per row: columns, rows, outcome (`vertical`, `horizontal`, `draw`, or empty while open), source (`solved`,
/// `proved`, `open`).
TableRows outcomeRows(const std::filesystem::path& dataDirectory);

}  // namespace kotai::ui
