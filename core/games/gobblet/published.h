// What was published about Gobblet Gobblers, beside what a solution says.
#pragma once

#include "core/game/figures.h"

namespace kotai::gobblet {

/// What a program published, then this program's own figures.
std::vector<PublishedFigure> publishedFigures(const Solution& solution, bool comparing, const std::stop_token& stop);
std::optional<Outcome> publishedOutcome(const Variant& variant);

}  // namespace kotai::gobblet
