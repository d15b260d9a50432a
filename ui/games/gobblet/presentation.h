// Presentation of Gobblet Gobblers in the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation gobbletPresentation();

}  // namespace kotai::ui
