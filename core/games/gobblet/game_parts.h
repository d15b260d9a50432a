// Functions that provide the parts of the registry entry of Gobblet Gobblers.
#pragma once

#include "core/game/game.h"

namespace kotai::gobblet {

/// Returns an evaluation of Gobblet Gobblers by lines and covered pieces.
Judgement judgement();

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Returns the fact that decides the game after a mistake (see CourseOf).
std::optional<Motif> course(const Variant& variant, const Courses& courses);

QueryWords queryWords();

/// Returns the texts of `stats` about Gobblet Gobblers.
StatisticsWords statisticsWords();

/// Returns the article about Gobblet Gobblers, with its numbers.
Work publishedWork();

}  // namespace kotai::gobblet
