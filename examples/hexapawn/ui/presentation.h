// Presentation of Hexapawn in the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation hexapawnPresentation();

}  // namespace kotai::ui
