// Explains the value of a position in which both players move at the same time, and the effect of a choice.
#pragma once

#include <vector>

#include "core/explain/fact.h"
#include "core/simultaneous/position_values.h"

namespace kotai {

/// Returns at most mostFacts facts, the most important first. \p motifs are the game's own and come last. Empty if the game is
/// over. Throws SolutionError. Precondition: the values cover the position.
std::vector<Fact> explainTurn(const PositionValues& values, const AnyPosition& position, const std::vector<Motif>& motifs);
/// The same for a legal choice of one side.
std::vector<Fact> explainTurn(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move,
                              const std::vector<Motif>& motifs);

}  // namespace kotai
