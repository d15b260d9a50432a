// Text of the badge for a move that keeps the outcome but not the distance.
#pragma once

#include <QString>

#include "core/game/value.h"

namespace kotai::ui {

/// Returns "+2" for a win two plies later, "−2" for a loss two plies sooner.
QString wasteText(Outcome outcome, std::uint32_t plies);

}  // namespace kotai::ui
