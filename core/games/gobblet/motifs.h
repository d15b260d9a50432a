// Motifs of Gobblet Gobblers for explanations.
#pragma once

#include <optional>
#include <vector>

#include "core/game/motif.h"

namespace kotai::gobblet {

/// %1 is the move, if there is one.
namespace motif {
inline constexpr Sentence liftsOffLine{QT_TRANSLATE_NOOP("Explanations", "%1 uncovers a line of the opponent, who wins.")};
inline constexpr Sentence completes{QT_TRANSLATE_NOOP("Explanations", "%1 completes a line.")};
inline constexpr Sentence lets{QT_TRANSLATE_NOOP("Explanations", "After %1 the opponent can complete a line with %2.")};
inline constexpr Sentence threatensTwo{
    QT_TRANSLATE_NOOP("Explanations", "%1 threatens to complete lines on several squares: %2.")};
inline constexpr Sentence pins{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the opponent must not lift the piece on %2: a line would appear.")};
inline constexpr Sentence covers{QT_TRANSLATE_NOOP("Explanations", "%1 covers the opponent's piece on %2.")};
inline constexpr Sentence threatensOne{QT_TRANSLATE_NOOP("Explanations", "%1 threatens to complete a line on %2.")};
inline constexpr Sentence canComplete{QT_TRANSLATE_NOOP("Explanations", "The side to move can complete a line on %1.")};
inline constexpr Sentence isThreatened{QT_TRANSLATE_NOOP("Explanations", "The opponent threatens to complete a line on %1.")};
inline constexpr Sentence mustNotLift{
    QT_TRANSLATE_NOOP("Explanations", "Lifting the piece on %1 would let a line of the opponent appear.")};
}  // namespace motif

/// See MotifsOf.
std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);

}  // namespace kotai::gobblet
