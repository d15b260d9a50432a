// What Synchronized Domineering gives the window besides its own rooms: words.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation domineeringPresentation();

}  // namespace kotai::ui
