// Says why a position in which both players move at the same time is worth what it is, and what a choice there does.
#pragma once

#include <vector>

#include "core/explain/fact.h"
#include "core/simultaneous/position_values.h"

namespace kotai {

/// At most mostFacts, the most important first; \p motifs: what the game itself says, which comes last. None if the game is over.
/// Throws SolutionError. Precondition: the values cover the position.
std::vector<Fact> explainTurn(const PositionValues& values, const AnyPosition& position, const std::vector<Motif>& motifs);
/// The same of a legal choice of one side.
std::vector<Fact> explainTurn(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move,
                              const std::vector<Motif>& motifs);

}  // namespace kotai
