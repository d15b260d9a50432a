// The parts of the registry entry of Quoridor.
#pragma once

#include "core/game/game.h"

namespace kotai::quoridor {

/// Returns an evaluation of Quoridor by the lengths of the shortest paths and the fences in hand.
Judgement judgement();

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Returns the fact that decides the game after a mistake. See CourseOf.
std::optional<Motif> course(const Variant& variant, const Courses& courses);

QueryWords queryWords();

/// Returns the texts of `stats` about Quoridor.
StatisticsWords statisticsWords();

/// Reads games in other notations (RULES.md).
std::vector<ImportedGame> readForeignNotation(std::string_view text);

/// Returns the analysis of Quoridor by Iwanaga and others, with its figures and its expectation about larger boards.
Work publishedWork();

}  // namespace kotai::quoridor
