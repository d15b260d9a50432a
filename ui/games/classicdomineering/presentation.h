// Presentation of Domineering with moves in turn in the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation classicDomineeringPresentation();

}  // namespace kotai::ui
