// The parts of the registry entry of Quoridor.
#pragma once

#include "core/game/game.h"

namespace kotai::quoridor {

/// Evaluation of a simple player of Quoridor: the lengths of the shortest paths and the fences left.
Judgement judgement();

/// The motifs of a position or a move. See MotifsOf.
std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Says what decides the game after a mistake. See CourseOf.
std::optional<Motif> course(const Variant& variant, const Courses& courses);

/// Query words of Quoridor.
QueryWords queryWords();

/// Texts of `stats` about Quoridor.
StatisticsWords statisticsWords();

/// Games in notations of other programs and people (RULES.md).
std::vector<ImportedGame> readForeignNotation(std::string_view text);

/// The analysis of Quoridor by Iwanaga and others, figure by figure, and the outcome of its expectation.
Work publishedWork();

}  // namespace kotai::quoridor
