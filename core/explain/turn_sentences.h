// Sentences about positions in which both players move at the same time. Payoffs are from the first side's
// point of view.
#pragma once

#include "core/game/motif.h"

namespace kotai::sentence {

// Payoffs that pure choices secure. %1, %2: choices of the first and the second side, %3, %4: their payoffs, %5: the payoff of
// the position.
inline constexpr Sentence settled{
    QT_TRANSLATE_NOOP("Explanations", "%1 and %2 settle the turn: each secures %3, and neither side gains by mixing.")};
inline constexpr Sentence mixed{QT_TRANSLATE_NOOP(
    "Explanations", "Without mixing, %1 secures at least %3 and %2 allows at most %4; mixing makes the position worth %5.")};

// Payoffs that one choice secures. %1: the choice, %2: its payoff, %3: the reply that leads to this payoff,
// %4: a better choice, %5: the payoff of the better choice.
inline constexpr Sentence securesMost{
    QT_TRANSLATE_NOOP("Explanations", "%1 secures at least %2, and no other choice secures more.")};
inline constexpr Sentence securesLess{
    QT_TRANSLATE_NOOP("Explanations", "%1 secures only %2, because the other side can play %3; %4 secures at least %5."),
    QT_TRANSLATE_NOOP("Explanations", "Not the safest choice")};
inline constexpr Sentence allowsLeast{
    QT_TRANSLATE_NOOP("Explanations", "%1 allows at most %2, and no other choice allows less.")};
inline constexpr Sentence allowsMore{
    QT_TRANSLATE_NOOP("Explanations", "%1 allows %2, because the other side can play %3; %4 allows at most %5."),
    QT_TRANSLATE_NOOP("Explanations", "Not the safest choice")};

// Results of a choice, stated as a win, a draw or a loss. Parameters: as in the sentences above.
inline constexpr Sentence winsAnyway{QT_TRANSLATE_NOOP("Explanations", "%1 wins, whatever the other side plays.")};
inline constexpr Sentence holdsAnyway{
    QT_TRANSLATE_NOOP("Explanations", "%1 does not lose, whatever the other side plays, and no other choice secures more.")};
inline constexpr Sentence allLose{
    QT_TRANSLATE_NOOP("Explanations", "%1 loses if the other side plays %3, and every other choice can lose, too.")};
inline constexpr Sentence losesWhereOneWins{
    QT_TRANSLATE_NOOP("Explanations", "%1 loses if the other side plays %3; %4 wins, whatever the other side plays."),
    QT_TRANSLATE_NOOP("Explanations", "Gives up a win")};
inline constexpr Sentence losesWhereOneHolds{
    QT_TRANSLATE_NOOP("Explanations", "%1 loses if the other side plays %3; %4 does not lose, whatever the other side plays."),
    QT_TRANSLATE_NOOP("Explanations", "Risks a loss")};
inline constexpr Sentence losesWhereOneSecures{
    QT_TRANSLATE_NOOP("Explanations", "%1 loses if the other side plays %3; %4 secures at least %5."),
    QT_TRANSLATE_NOOP("Explanations", "Risks a loss")};
inline constexpr Sentence losesWhereOneAllows{
    QT_TRANSLATE_NOOP("Explanations", "%1 loses if the other side plays %3; %4 allows at most %5."),
    QT_TRANSLATE_NOOP("Explanations", "Risks a loss")};
inline constexpr Sentence drawsWhereOneWins{
    QT_TRANSLATE_NOOP("Explanations", "%1 only draws if the other side plays %3; %4 wins, whatever the other side plays."),
    QT_TRANSLATE_NOOP("Explanations", "Gives up a win")};

// Dominated choices. %1: the choice, %2: the dominating choice, %3: a reply against which %1 is worse.
inline constexpr Sentence dominated{
    QT_TRANSLATE_NOOP("Explanations", "%1 is dominated by %2: it is never better, and worse against %3."),
    QT_TRANSLATE_NOOP("Explanations", "Dominated choice")};

/// Choices that lose against the other side's optimal mixed strategy. %1: the choice, %2: its average payoff,
/// %3: the mixed strategy, %4: a better choice, %5: its average payoff.
inline constexpr Sentence losesToMix{
    QT_TRANSLATE_NOOP("Explanations", "The other side's best mix is %3. Against it, %1 yields %2 on average, and %4 yields %5."),
    QT_TRANSLATE_NOOP("Explanations", "Loses against the best mix")};
inline constexpr Sentence allowsToMix{
    QT_TRANSLATE_NOOP("Explanations", "The other side's best mix is %3. Against it, %1 allows %2 on average, and %4 allows %5."),
    QT_TRANSLATE_NOOP("Explanations", "Loses against the best mix")};

}  // namespace kotai::sentence
