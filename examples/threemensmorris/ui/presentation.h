// Presentation of Three Men's Morris in the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation threeMensMorrisPresentation();

}  // namespace kotai::ui
