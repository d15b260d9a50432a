// Reasons of a mistake that do not reveal a better move.
#pragma once

#include <vector>

#include "core/explain/fact.h"

namespace kotai {

/// Returns the facts about a mistake that name no better move. If these give no reason, adds one that speaks of "a better move".
/// \p made is the mistake, legal in \p position.
std::vector<Fact> withoutBetterMove(const std::vector<Fact>& facts, const AnyPosition& position, AnyMove made);

}  // namespace kotai
