// The parts of the registry entry of Gobblet Gobblers.
#pragma once

#include "core/game/game.h"

namespace kotai::gobblet {

/// Evaluation of a simple player of Gobblet Gobblers: lines and covered pieces.
Judgement judgement();

/// The motifs of a position or a move. See MotifsOf.
std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Says what decides the game after a mistake. See CourseOf.
std::optional<Motif> course(const Variant& variant, const Courses& courses);

/// Query words of Gobblet Gobblers.
QueryWords queryWords();

/// Texts of `stats` about Gobblet Gobblers.
StatisticsWords statisticsWords();

/// The article about Gobblet Gobblers, number by number.
Work publishedWork();

}  // namespace kotai::gobblet
