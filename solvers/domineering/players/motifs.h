// Motifs of Synchronized Domineering for explanations.
#pragma once

#include <vector>

#include "core/game/motif.h"
#include "core/games/domineering/variant.h"

namespace kotai::domineering {

namespace motif {
/// %1: number of Vertical's dominoes that Horizontal can never prevent, as many as fit at once. %2: the same for Horizontal.
inline constexpr Sentence safe{
    QT_TRANSLATE_NOOP("Explanations",
                      "Safe dominoes, on squares that the other side can never cover: %1 for Vertical, %2 for "
                      "Horizontal.")};
/// %1: the chosen move. %2, %3: the same two numbers after it. %4, %5: before it.
inline constexpr Sentence safeAfter{
    QT_TRANSLATE_NOOP("Explanations",
                      "With %1 the safe dominoes become %2 for Vertical and %3 for Horizontal, before that %4 and "
                      "%5.")};
/// %1, %2: numbers of free squares that only Vertical, or only Horizontal, can still cover.
inline constexpr Sentence oneSided{
    QT_TRANSLATE_NOOP("Explanations", "Only Vertical can still cover %1 of the free squares, only Horizontal %2.")};
}  // namespace motif

/// Motifs of a position, the most informative first.
std::vector<Motif> motifs(const DomineeringVariant& variant, const AnyPosition& position);
/// Motifs of a move, as if its domino were the only one placed. None if the safe dominoes stay the same.
std::vector<Motif> motifs(const DomineeringVariant& variant, const AnyPosition& position, Side side, AnyMove move);

}  // namespace kotai::domineering
