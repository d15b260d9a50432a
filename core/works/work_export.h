// The figures of works for other programs: rows for CSV, and tables for LaTeX.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/published.h"
#include "core/analysis/table_rows.h"
#include "core/game/work.h"

namespace kotai {

/// Returns "same", "different", "slip", "not comparable" or "not solved", or an empty text if nothing was published.
std::string_view toText(FigureCheck check);

/// Returns a string such as "figure 3", "section 8" or "slides".
std::string toText(const WorkPlace& place);

/// Returns one row per cell: its place, the printed value, the computed value.
TableRows workRows(const std::vector<WorkFigure>& figures);

/// Returns the text of a cell of a printed table: the number if it agrees, otherwise the printed and the computed one.
std::string cellText(const PublishedFigure& cell);
/// Returns the legend of the marks in a table. Empty without marks.
std::vector<std::string> marksOf(const WorkTable& table);

/// Returns a tabular environment for each table, with the place and the commands as comments.
std::string workLatex(const std::vector<WorkFigure>& figures);

}  // namespace kotai
