// Faults that every game finds in a position set up by hand.
#pragma once

#include <optional>

#include "core/base/errors.h"
#include "core/game/types.h"

namespace kotai {

class Variant;

/// A piece off the board or of a kind the variant or its owner does not have, a hand it does not have, or a number no hand can
/// hold; the column of the fault is 0.
std::optional<TextError> setUpFault(const Variant& variant, const SetUp& setUp);

}  // namespace kotai
