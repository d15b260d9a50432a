// A board in the table of outcomes: letter, colours and text of its cell. Also returns the table as rows for files.
#pragma once

#include <QColor>
#include <QString>

#include "core/analysis/table_rows.h"
#include "ui/domineering/strings/outcome_table.h"

namespace kotai::ui {

struct OutcomeCell {
  QString letter;  ///< empty if the result is unknown
  QString words;
  QColor fill;  ///< invalid if there is none
  QColor ink;
  bool proved = false;  ///< proved by a search: the letter is underlined
};

/// Colours of the current theme.
OutcomeCell outcomeCell(const BoardOutcome& outcome);

/// One board per row: columns, rows, outcome (`vertical`, `horizontal`, `draw`, or empty if unknown), source (`solved`,
/// `proved`, `open`).
TableRows outcomeRows(const std::filesystem::path& dataDirectory);

}  // namespace kotai::ui
