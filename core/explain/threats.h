// Threats, and answers that capture the piece that makes them.
#pragma once

#include <optional>

#include "core/analysis/moves.h"
#include "core/explain/fact.h"
#include "core/tables/solution.h"

namespace kotai {

/// Best move of the opponent if the side to move passes.
struct Threat {
  AnyPosition passed;
  MoveValue move;
};

/// Returns the opponent's threat if it wins soon, and sooner than the side to move wins. Otherwise returns nothing. \p value is
/// the value of the position.
std::optional<Threat> threatAgainst(const Solution& solution, const AnyPosition& position, Value value);
/// Returns whether the opponent has a threat in another position, too, and wins as soon with it.
bool hasThreat(const Solution& solution, const AnyPosition& position, const Threat& threat);
/// Returns a best answer that captures the piece that has just moved, or nothing. Precondition: the game goes on after the move.
std::optional<FactMove> bestRecapture(const Solution& solution, const FactMove& move);

}  // namespace kotai
