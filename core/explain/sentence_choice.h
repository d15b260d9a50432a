// Chooses among sentences that differ only in outcomes.
#pragma once

#include <cstddef>

#include "core/game/motif.h"
#include "core/game/value.h"

namespace kotai {

/// Returns the sentence about a turning point. \p shownMoves is the length of the shown line that begins with the better move.
const Sentence& turningPointSentence(Value before, Outcome after, bool isPrevented, std::size_t shownMoves);
/// Returns the sentence about a side that would rather pass. \p passing is the outcome of passing, \p moving that of the best
/// move.
const Sentence& zugzwangSentence(Outcome passing, Outcome moving, bool ofOpponent);

}  // namespace kotai
