// What was published about Animal Shogi, beside what a solution says.
#pragma once

#include "core/game/figures.h"

namespace kotai::animalshogi {

/// Those of the paper, for the usual rules.
std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing, const std::stop_token& stop);
FigureSet figureSet(const Variant& variant);

}  // namespace kotai::animalshogi
