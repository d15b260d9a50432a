// Compares published figures of Animal Shogi with a solution.
#pragma once

#include "core/game/figures.h"

namespace kotai::animalshogi {

/// Returns the figures of the paper. Returns no figures if the variant does not have the usual rules.
std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing, const std::stop_token& stop);
FigureSet figureSet(const Variant& variant);

}  // namespace kotai::animalshogi
