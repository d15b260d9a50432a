// Compares published figures of Gobblet Gobblers with a solution.
#pragma once

#include "core/game/figures.h"

namespace kotai::gobblet {

/// Returns the figures of gobb_analyzer, followed by Kotai's own figures.
std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing, const std::stop_token& stop);
std::optional<Outcome> publishedOutcome(const Variant& variant);

}  // namespace kotai::gobblet
