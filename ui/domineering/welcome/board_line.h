// A board with simultaneous moves in one line: what it is worth, what is known, what can be done.
#pragma once

#include <optional>

#include "ui/domineering/welcome/board_facts.h"
#include "ui/welcome/variant_line.h"

namespace kotai::ui {

/// \p share: how much is done while it is being solved or searched.
VariantLine lineOf(const SimultaneousVariant& variant, const std::optional<BoardFacts>& facts, std::optional<double> share);

}  // namespace kotai::ui
