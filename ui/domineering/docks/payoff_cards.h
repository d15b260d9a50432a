// A list of the positions of a solved board with simultaneous moves.
#pragma once

#include "core/simultaneous/game_value.h"
#include "core/simultaneous/position_list.h"
#include "ui/docks/positions/card_list.h"

namespace kotai::ui {

/// Value of a card by role: see PositionCard::value.
QVariant payoffData(const GameValue& value, int role);

/// Saved lists have the names of `kotai-cli export`.
OpenCards payoffPositions(SimultaneousSolutionPtr solution, const SimultaneousFilter& filter);

}  // namespace kotai::ui
