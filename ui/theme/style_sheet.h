// The application's only style sheet, generated from a palette.
#pragma once

#include <QString>

#include "ui/theme/palette.h"

namespace kotai::ui {

QString styleSheetFor(const ColourPalette& palette);

}  // namespace kotai::ui
