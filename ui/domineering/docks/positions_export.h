// A list of positions of a board with simultaneous moves, for saving to a file.
#pragma once

#include "core/simultaneous/position_list.h"
#include "ui/docks/positions/list_export.h"

namespace kotai::ui {

/// Uses the names of `kotai-cli export`.
WrittenList writtenList(std::shared_ptr<const SimultaneousPositionList> list, SimultaneousVariantPtr variant);

}  // namespace kotai::ui
