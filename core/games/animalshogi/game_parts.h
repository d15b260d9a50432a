// The parts of the registry entry of Animal Shogi.
#pragma once

#include "core/game/game.h"

namespace kotai::animalshogi {

/// Returns an evaluation of Animal Shogi by material, hands and the safety of the lions.
Judgement judgement();

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Returns the fact that decides the game after a mistake. See CourseOf.
std::optional<Motif> course(const Variant& variant, const Courses& courses);

QueryWords queryWords();

StatisticsWords statisticsWords();

/// Reads games in other notations (RULES.md).
std::vector<ImportedGame> readForeignNotation(std::string_view text);

/// Returns Tanaka's analysis of Animal Shogi, figure by figure in the order of his slides.
Work publishedWork();

}  // namespace kotai::animalshogi
