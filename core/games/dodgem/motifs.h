// Motifs of Dodgem for explanations.
#pragma once

#include <optional>
#include <vector>

#include "core/game/motif.h"

namespace kotai::dodgem {

/// %1 is the move, if there is one. Cars are named by their squares.
namespace motif {
inline constexpr Sentence leavesNoWay{
    QT_TRANSLATE_NOOP("Explanations", "After %1 no car of the opponent can move forward, only aside.")};
inline constexpr Sentence leavesOneWay{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the only car of the opponent that can move forward is the one on %2.")};
inline constexpr Sentence leavesOneMove{QT_TRANSLATE_NOOP("Explanations", "%1 leaves the opponent a single move, %2.")};
inline constexpr Sentence blocks{QT_TRANSLATE_NOOP("Explanations", "%1 blocks the car on %2.")};
inline constexpr Sentence losesWay{QT_TRANSLATE_NOOP("Explanations", "After %1 none of its cars can move forward, only aside.")};
inline constexpr Sentence letsPass{
    QT_TRANSLATE_NOOP("Explanations", "After %1 no car can block the opponent's car on %2 any more.")};
inline constexpr Sentence frees{QT_TRANSLATE_NOOP("Explanations", "%1 frees the way of the opponent's car on %2.")};
inline constexpr Sentence runsInto{
    QT_TRANSLATE_NOOP("Explanations", "%1 puts the car right behind the opponent's car on %2 and so gets blocked.")};
inline constexpr Sentence stepsAside{QT_TRANSLATE_NOOP("Explanations", "%1 steps aside: the steps to go stay %2 against %3.")};
inline constexpr Sentence getsPast{
    QT_TRANSLATE_NOOP("Explanations", "After %1 no car of the opponent can block the car on %2 any more.")};
inline constexpr Sentence stepsAfter{
    QT_TRANSLATE_NOOP("Explanations", "After %1, steps to go: %2 for its side, %3 for the opponent, who moves.")};
inline constexpr Sentence stepsLevel{QT_TRANSLATE_NOOP("Explanations", "After %1, steps to go: %2 each; the opponent moves.")};
inline constexpr Sentence steps{QT_TRANSLATE_NOOP("Explanations", "Steps to go: %1 for the side to move, %2 for the opponent.")};
}  // namespace motif

/// See MotifsOf.
std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);

}  // namespace kotai::dodgem
