// A simultaneous board in one line: value, known results, available actions.
#pragma once

#include <optional>

#include "ui/domineering/welcome/board_facts.h"
#include "ui/welcome/variant_states.h"

namespace kotai::ui {

VariantLine lineOf(const SimultaneousVariant& variant, const std::optional<BoardFacts>& facts, const WorkState& work);

}  // namespace kotai::ui
