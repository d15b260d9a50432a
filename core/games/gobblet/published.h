// Published figures about Gobblet Gobblers, beside the values of a solution.
#pragma once

#include "core/game/figures.h"

namespace kotai::gobblet {

/// Returns the figures published by a program, then this program's own.
std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing, const std::stop_token& stop);
std::optional<Outcome> publishedOutcome(const Variant& variant);

}  // namespace kotai::gobblet
