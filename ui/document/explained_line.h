// Moves that continue an explanation, for arrows on the board.
#pragma once

#include <cstddef>
#include <vector>

#include "core/explain/fact.h"
#include "core/game/variant.h"

namespace kotai::ui {

inline constexpr std::size_t mostArrows = 3;

/// Returns the first line of an explanation that begins in this position. Empty unless it has at least two moves.
std::vector<MoveSquares> explainedLine(const Variant& variant, const std::vector<Fact>& facts, const AnyPosition& position);

}  // namespace kotai::ui
