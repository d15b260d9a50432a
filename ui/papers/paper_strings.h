// Texts about published works: references of figures, contents of figures, and agreement with the computed
// figures.
#pragma once

#include <QString>
#include <string_view>

#include "core/works/works.h"
#include "ui/charts/chart_sheet.h"

namespace kotai::ui {

/// Returns a text such as "Figure 3", "Section 8" or "Slides".
QString placeText(const WorkPlace& place);
/// Returns a title such as "Dodgem 3×3 by remaining steps", or the game's own name for the figure.
QString figureTitle(const WorkFigure& figure, std::string_view gameId);
/// Returns the title of a table, such as "Drawn". headingsText() returns the meaning of its headings.
QString tableTitle(const WorkTable& table, std::string_view gameId);
QString headingsText(const WorkFigure& figure, const WorkTable& table, std::string_view gameId);
/// Returns the legend for the colours of published tables. The next function, graphKey(), returns the legend
/// for the graph of subspaces. This graph has bars if the variant is solved.
ColourKey::Words tableKey();
ColourKey::Words graphKey(bool solved);
/// Returns a text such as "108 of 108 agree.", with the state of the remaining figures. Empty if there is
/// nothing to compare.
QString agreementText(const Agreement& agreement);
/// Returns a text about the agreement of a whole work. The tables, the other figures and the expectations each
/// have a line.
QString agreementText(const WorkAgreement& agreement);

}  // namespace kotai::ui
