// A list of the positions of a solved board with simultaneous moves.
#pragma once

#include "core/simultaneous/position_list.h"
#include "ui/docks/positions/card_delegate.h"
#include "ui/docks/positions/card_list.h"

namespace kotai::ui {

CardBoard cardBoard(SimultaneousVariantPtr variant);  ///< the variant may be null

/// Saved lists have the names of `kotai-cli export`.
OpenCards payoffPositions(SimultaneousSolutionPtr solution, const SimultaneousFilter& filter);

}  // namespace kotai::ui
