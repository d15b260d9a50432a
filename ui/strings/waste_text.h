// Badge text for a move that keeps the outcome but not the distance.
#pragma once

#include <QString>

#include "core/game/value.h"

namespace kotai::ui {

/// "+2": a win that comes two plies later; "−2": a loss that comes two plies sooner.
QString wasteText(Outcome outcome, std::uint32_t plies);

}  // namespace kotai::ui
