// Hint for positions whose best move no solution provides.
#pragma once

#include "core/game/variant.h"

namespace kotai::ui {

/// Returns the move of the strongest level that searches and makes no deliberate mistakes. Takes up to a second; any thread.
/// Precondition: there is a legal move.
AnyMove searchedHint(const VariantPtr& variant, const AnyPosition& position);

}  // namespace kotai::ui
