// The fact that decides the game later, after a mistake.
#pragma once

#include <optional>
#include <vector>

#include "core/analysis/moves.h"
#include "core/explain/fact.h"
#include "core/game/motif.h"

namespace kotai {

struct CourseFact {
  Fact fact;
  MotifWeight weight = MotifWeight::Normal;
};

/// Mistake, and the better move that facts name.
struct MistakeAndBetter {
  const MoveValue& made;
  const MoveValue& better;
};

/// Returns the fact that decides the perfect lines after a mistake and after the better move. \p refutation begins with the
/// mistake and the reply. \p drawn is the mistake that only draws, the reply, the best move and the answer to it; it may be
/// empty. Returns nothing if the game defines no such facts, or if the line is not longer than a refutation.
std::optional<CourseFact> courseOf(const Solution& solution, const AnyPosition& position, const MistakeAndBetter& moves,
                                   const std::vector<FactMove>& refutation, const std::vector<FactMove>& drawn);

}  // namespace kotai
