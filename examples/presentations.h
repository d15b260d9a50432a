// The example games, built with -DKOTAI_EXAMPLES=ON: what they give the window.
#pragma once

#include <vector>

#include "ui/games/presentation.h"

namespace kotai::ui {

std::vector<Presentation> examplePresentations();

}  // namespace kotai::ui
