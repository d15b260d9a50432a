// Diverging colours of payoffs: towards Vertical's tint above 0, towards Horizontal's below.
#pragma once

#include <QColor>

#include "ui/theme/palette.h"

namespace kotai::ui {

/// `payoff` is Vertical's, from -1 to 1. In greyscale the colours run from light (-1) to dark (+1), so that they stay distinct.
QColor payoffColour(double payoff, const ColourPalette& palette);

}  // namespace kotai::ui
