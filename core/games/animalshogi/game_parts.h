// The parts of the registry entry of Animal Shogi.
#pragma once

#include "core/game/game.h"

namespace kotai::animalshogi {

/// Evaluation of a simple player of Animal Shogi: material, hands and the safety of the lions.
Judgement judgement();

/// The motifs of a position or a move. See MotifsOf.
std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Says what decides the game after a mistake. See CourseOf.
std::optional<Motif> course(const Variant& variant, const Courses& courses);

/// Query words of Animal Shogi.
QueryWords queryWords();

/// Texts of `stats` about Animal Shogi.
StatisticsWords statisticsWords();

/// Games in notations of other programs and people (RULES.md).
std::vector<ImportedGame> readForeignNotation(std::string_view text);

/// Tanaka's analysis of Animal Shogi, figure by figure in the order of his slides.
Work publishedWork();

}  // namespace kotai::animalshogi
