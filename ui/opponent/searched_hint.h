// A suggested move when no solution knows the best one.
#pragma once

#include "core/game/variant.h"

namespace kotai::ui {

/// The move of the strongest level that searches and makes no deliberate mistakes. Takes up to a second; any thread.
/// Precondition: there is a legal move.
AnyMove searchedHint(const VariantPtr& variant, const AnyPosition& position);

}  // namespace kotai::ui
