// Motifs of Quoridor for explanations.
#pragma once

#include <optional>
#include <vector>

#include "core/game/motif.h"

namespace kotai::quoridor {

/// %1 is the move, if there is one. The length of a path is its number of single steps without pawns in the way.
namespace motif {
inline constexpr Sentence lengthens{QT_TRANSLATE_NOOP("Explanations", "%1 lengthens the opponent's path from %2 to %3.")};
inline constexpr Sentence lengthensBoth{
    QT_TRANSLATE_NOOP("Explanations", "%1 lengthens the opponent's path from %2 to %3, and its own from %4 to %5.")};
inline constexpr Sentence lengthensOwn{QT_TRANSLATE_NOOP("Explanations", "%1 lengthens only its own path, from %2 to %3.")};
inline constexpr Sentence lengthensNone{QT_TRANSLATE_NOOP("Explanations", "%1 makes no path longer.")};
inline constexpr Sentence getsNoNearer{
    QT_TRANSLATE_NOOP("Explanations", "%1 gets no nearer to the goal: its path was %2 long and is %3.")};
inline constexpr Sentence jumps{
    QT_TRANSLATE_NOOP("Explanations", "%1 jumps over the other pawn and shortens its path from %2 to %3.")};
inline constexpr Sentence pathsAfter{QT_TRANSLATE_NOOP(
    "Explanations", "After %1 the shortest paths are %2 for its side and %3 for the opponent, who is to move.")};
inline constexpr Sentence paths{QT_TRANSLATE_NOOP(
    "Explanations", "Shortest paths: %1 for the side to move, %2 for the opponent; fences in hand: %3 and %4.")};
}  // namespace motif

/// See MotifsOf.
std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);

}  // namespace kotai::quoridor
