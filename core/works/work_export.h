// Exports the published figures, and the computed values, as rows for CSV and as LaTeX tables.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/analysis/published.h"
#include "core/analysis/table_rows.h"
#include "core/game/work.h"

namespace kotai {

/// Returns "same", "different", "slip", "not comparable" or "not solved", or an empty string if nothing was published.
std::string_view toText(FigureCheck check);

/// Returns a string such as "figure 3", "section 8" or "slides".
std::string toText(const WorkPlace& place);

/// Returns one row per cell, with the place, the printed value and the computed value.
TableRows workRows(const std::vector<WorkFigure>& figures);

/// Returns the text of a cell of a printed table: the printed value and, if different, the computed value.
std::string cellText(const PublishedFigure& cell);
/// Returns the legend for the marks in a table. Empty if the table has no marks.
std::vector<std::string> marksOf(const WorkTable& table);

/// Returns a tabular environment for each table. LaTeX comments name the place in the work and the commands
/// that reproduce the figure.
std::string workLatex(const std::vector<WorkFigure>& figures);

}  // namespace kotai
