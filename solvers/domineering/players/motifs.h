// Motifs of Synchronized Domineering for explanations.
#pragma once

#include <vector>

#include "core/game/motif.h"
#include "core/games/domineering/variant.h"

namespace kotai::domineering {

namespace motif {
/// %1: dominoes of Vertical that Horizontal can never prevent, as many as fit at once, %2: the same of Horizontal.
inline constexpr Sentence safe{
    QT_TRANSLATE_NOOP("Explanations",
                      "Safe dominoes, on squares that the other side can never cover: %1 for Vertical, %2 for "
                      "Horizontal.")};
/// %1: the choice, %2, %3: the same two numbers once it lies, %4, %5: before.
inline constexpr Sentence safeAfter{
    QT_TRANSLATE_NOOP("Explanations",
                      "With %1 the safe dominoes become %2 for Vertical and %3 for Horizontal, before that %4 and "
                      "%5.")};
/// %1, %2: free squares that only Vertical, or only Horizontal, can still cover.
inline constexpr Sentence oneSided{
    QT_TRANSLATE_NOOP("Explanations", "Only Vertical can still cover %1 of the free squares, only Horizontal %2.")};
}  // namespace motif

/// Motifs of a position, the most telling first.
std::vector<Motif> motifs(const DomineeringVariant& variant, const AnyPosition& position);
/// Motifs of a choice there, as if its domino lay alone.
std::vector<Motif> motifs(const DomineeringVariant& variant, const AnyPosition& position, Side side, AnyMove move);

}  // namespace kotai::domineering
