// Presentation of Quoridor in the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation quoridorPresentation();

}  // namespace kotai::ui
