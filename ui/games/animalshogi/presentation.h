// What Animal Shogi gives the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation animalShogiPresentation();

}  // namespace kotai::ui
