// Motifs of Animal Shogi for explanations.
#pragma once

#include <optional>
#include <vector>

#include "core/game/motif.h"

namespace kotai::animalshogi {

/// %1 is the move, if there is one.
namespace motif {
inline constexpr Sentence takesLion{QT_TRANSLATE_NOOP("Explanations", "%1 takes the lion.")};
inline constexpr Sentence reachesFarRow{
    QT_TRANSLATE_NOOP("Explanations", "%1 brings the lion to the far row, where nothing can take it.")};
inline constexpr Sentence staysInCheck{QT_TRANSLATE_NOOP("Explanations", "After %1 the lion on %2 is still attacked.")};
inline constexpr Sentence walksIntoCheck{
    QT_TRANSLATE_NOOP("Explanations", "%1 moves the lion to a square where it can be taken.")};
inline constexpr Sentence checkmates{QT_TRANSLATE_NOOP("Explanations", "%1 is checkmate: no reply saves the lion.")};
inline constexpr Sentence checksCornered{QT_TRANSLATE_NOOP("Explanations", "%1 gives check, and the lion has no safe square.")};
inline constexpr Sentence forks{QT_TRANSLATE_NOOP("Explanations", "%1 attacks the lion and the piece on %2 at once.")};
inline constexpr Sentence winsPiece{QT_TRANSLATE_NOOP("Explanations", "%1 takes the piece on %2, and nothing can take back.")};
inline constexpr Sentence takes{QT_TRANSLATE_NOOP("Explanations", "%1 takes the piece on %2.")};
inline constexpr Sentence allowsFarRow{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the opponent's lion can reach the far row safely.")};
inline constexpr Sentence hangs{
    QT_TRANSLATE_NOOP("Explanations", "%1 puts a piece on a square where it can be taken and nothing guards it.")};
inline constexpr Sentence outnumbered{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the piece on %2 is attacked by %3 and guarded by %4.")};
inline constexpr Sentence leavesUnguarded{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the piece on %2 can be taken and nothing guards it.")};
inline constexpr Sentence keepsFromFarRow{QT_TRANSLATE_NOOP("Explanations", "%1 keeps the opponent's lion from the far row.")};
inline constexpr Sentence leavesNoStep{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the opponent's lion has no safe square to go to.")};
inline constexpr Sentence leavesOneStep{
    QT_TRANSLATE_NOOP("Explanations", "After %1 the opponent's lion has only one safe square to go to, %2.")};
inline constexpr Sentence endsCheck{QT_TRANSLATE_NOOP("Explanations", "%1 ends the check.")};
inline constexpr Sentence checks{QT_TRANSLATE_NOOP("Explanations", "%1 gives check.")};
inline constexpr Sentence threatensFarRow{QT_TRANSLATE_NOOP("Explanations", "%1 threatens to bring the lion to the far row.")};
inline constexpr Sentence attacksUnguarded{
    QT_TRANSLATE_NOOP("Explanations", "%1 attacks the piece on %2, which nothing guards.")};
inline constexpr Sentence inCheck{QT_TRANSLATE_NOOP("Explanations", "The lion on %1 is attacked.")};
inline constexpr Sentence canReachFarRow{QT_TRANSLATE_NOOP("Explanations", "The lion can reach the far row safely.")};
inline constexpr Sentence unguarded{QT_TRANSLATE_NOOP("Explanations", "The piece on %1 can be taken and nothing guards it.")};
}  // namespace motif

/// See MotifsOf.
std::vector<Motif> motifs(const Variant& variant, const AnyPosition& position, std::optional<AnyMove> move);

}  // namespace kotai::animalshogi
