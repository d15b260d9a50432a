// Presentation of Domineering with alternating moves in the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation classicDomineeringPresentation();

}  // namespace kotai::ui
