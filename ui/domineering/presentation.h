// Texts and pictures of Synchronized Domineering for the window.
#pragma once

#include "ui/games/presentation.h"

namespace kotai::ui {

Presentation domineeringPresentation();

}  // namespace kotai::ui
