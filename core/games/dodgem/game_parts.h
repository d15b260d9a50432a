// The parts of the registry entry of Dodgem.
#pragma once

#include "core/game/game.h"

namespace kotai::dodgem {

/// Returns the evaluation of a simple player of Dodgem: steps and blocks.
Judgement judgement();

/// Returns the motifs of a position or a move. See MotifsOf.
std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);
/// Says what decides the game after a mistake. See CourseOf.
std::optional<Motif> course(const Variant& variant, const Courses& courses);

/// Returns the query words of Dodgem.
QueryWords queryWords();

/// Returns the number of positions in which `^` is to move, has pieces on the board and no legal move.
std::uint64_t blockedPositions(int size);
/// Returns this number for a variant in which such positions are draws, otherwise 0.
std::uint64_t finishedDraws(const Variant& variant);

}  // namespace kotai::dodgem
