// The diverging colours of payoffs: towards Vertical's tint above 0, towards Horizontal's below.
#pragma once

#include <QColor>

#include "ui/theme/palette.h"

namespace kotai::ui {

/// `payoff` is Vertical's, -1 .. 1. In greyscale the scale runs from light (-1) to dark (+1), so that it stays one-to-one.
QColor payoffColour(double payoff, const ColourPalette& palette);

}  // namespace kotai::ui
