// Faults of a hand-made position that every game detects.
#pragma once

#include <optional>

#include "core/base/errors.h"
#include "core/game/types.h"

namespace kotai {

class Variant;

/// A piece off the board, of a kind that the variant or its owner does not have, in a hand that does not exist, or in a number
/// that no hand can hold. The column of the fault is 0.
std::optional<TextError> setUpFault(const Variant& variant, const SetUp& setUp);

}  // namespace kotai
