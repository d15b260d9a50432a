// What Three Men's Morris gives the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation threeMensMorrisPresentation();

}  // namespace kotai::ui
