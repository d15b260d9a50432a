// Parses turns, and finds the turn between two positions.
#pragma once

#include <optional>
#include <string_view>
#include <tl/expected.hpp>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

/// Reads a legal turn such as "V:a1 H:c2".
tl::expected<JointMove, TextError> parseTurn(const SimultaneousVariant& variant, const AnyPosition& position,
                                             std::string_view text);
/// Returns the first turn that leads from one position to another, or nothing if there is none.
std::optional<JointMove> turnBetween(const SimultaneousVariant& variant, const AnyPosition& before, const AnyPosition& after);

}  // namespace kotai
