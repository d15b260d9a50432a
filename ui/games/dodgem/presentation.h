// Presentation of Dodgem in the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation dodgemPresentation();

}  // namespace kotai::ui
