// Faults of a position that was set up by hand, for every game.
#pragma once

#include <optional>

#include "core/base/errors.h"
#include "core/game/types.h"

namespace kotai {

class Variant;

/// Returns a fault if a piece is off the board or in a hand that does not exist, if the variant or the owner
/// has no pieces of its kind, or if a hand has too many pieces. The column of the fault is 0.
std::optional<TextError> setUpFault(const Variant& variant, const SetUp& setUp);

}  // namespace kotai
