// Texts about published works: the reference of an item, the contents of a figure, and its agreement.
#pragma once

#include <QString>
#include <string_view>

#include "core/works/works.h"
#include "ui/charts/chart_sheet.h"

namespace kotai::ui {

/// Returns for example "Figure 3", "Section 8" or "Slides".
QString placeText(const WorkPlace& place);
/// Returns for example "Dodgem 3×3 by remaining steps", or the game's own name for the figure.
QString figureTitle(const WorkFigure& figure, std::string_view gameId);
/// Return the title of a table ("Drawn"), the meaning of its headings, and a heading that is not a number.
QString tableTitle(const WorkTable& table, std::string_view gameId);
QString headingsText(const WorkFigure& figure, const WorkTable& table, std::string_view gameId);
/// Legends for the colours of printed tables and of the graph of subspaces, which has bars once its values are known.
ColourKey::Words tableKey();
ColourKey::Words graphKey(bool solved);
/// Returns for example "108 of 108 agree.", and the state of the remaining figures. Empty if there is nothing to compare.
QString agreementText(const Agreement& agreement);
/// Returns one line each for the tables, other figures and expectations of a whole work.
QString agreementText(const WorkAgreement& agreement);

}  // namespace kotai::ui
