// Presentation of Animal Shogi in the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation animalShogiPresentation();

}  // namespace kotai::ui
