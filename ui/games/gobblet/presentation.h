// What Gobblet Gobblers gives the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation gobbletPresentation();

}  // namespace kotai::ui
