// Chooses among sentences that say the same with other outcomes or with fewer moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/explain/fact.h"
#include "core/explain/motif_cache.h"
#include "core/game/motif.h"
#include "core/game/value.h"

namespace kotai {

/// Returns the sentence about a turning point. \p shownMoves is the length of the shown line that begins with the better move.
const Sentence& turningPointSentence(Value before, Outcome after, bool isPrevented, std::size_t shownMoves);
/// Returns the sentence about a reply that wins. \p wasThreat: the mistake does not stop this threat. \p shownMoves is the length
/// of the shown line that begins with the reply.
const Sentence& winningReplySentence(std::uint32_t plies, bool wasThreat, std::size_t shownMoves);
/// Returns the sentence about the only move that keeps a win or a draw. \p allLose: all other moves lose. \p someLose: at least
/// one of them does.
const Sentence& onlyMoveSentence(Outcome outcome, bool allLose, bool someLose);
const Sentence& wasteSentence(Outcome outcome, std::uint32_t wastedPlies);
/// A side that would rather pass: the side to move, or its opponent after the explained move or after a better one.
enum class ZugzwangOf : std::uint8_t { Mover, Opponent, OpponentAfterBetter };
/// Returns the sentence about a side that would rather pass. \p passing is the outcome of passing, \p moving that of the best
/// move.
const Sentence& zugzwangSentence(Outcome passing, Outcome moving, ZugzwangOf side);

/// Says which piece the mistake captures, or the better move that is named with an answer. Does nothing if none is captured.
void nameCapture(Fact& fact, MotifCache& motifs);
/// Removes sentences that the course of the game says, too.
void dropEndsSaidByCourse(std::vector<Fact>& facts, MotifCache& motifs, const FactMove& mistake);
/// Says that no short reason explains a mistake, if its facts give none and the end is far away.
void admitMissingReason(std::vector<Fact>& facts);
/// Returns whether one of the facts states a motif.
bool isSaid(const Motif& motif, const std::vector<Fact>& facts);
/// Returns whether a flaw allows a capture that the refutation among the facts does not make.
bool isUnused(const Motif& flaw, const std::vector<Fact>& facts);
/// Removes the end of a refutation that only carries out what a flaw of the mistake allows.
void dropEndSaidByFlaw(const Fact& flaw, Fact& refutation);
/// Returns whether a flaw of the mistake says which piece the reply captures, and the game ends with this capture.
bool isLossSaidBy(const Fact& flaw, const Fact& refutation);
/// Lets the refutation say what the flaw before it says, and leaves only the turning point after it.
void sayOnlyFlaw(std::vector<Fact>& facts);
/// Leaves only the reply of a refutation whose line is long and does not reach the end of the game.
void shortenRefutation(Fact& refutation);

}  // namespace kotai
