#include "ui/domineering/board/payoff_colour.h"

#include <algorithm>
#include <cmath>

namespace kotai::ui {

QColor payoffColour(double payoff, const ColourPalette& palette) {
  const double clamped = std::clamp(payoff, -1.0, 1.0);
  if (palette.greyscale) {
    const QColor low = palette.dark ? palette.surface : palette.surfaceRaised;
    return mixed(low, palette.textMuted, (clamped + 1) / 2);
  }
  const QColor& tint = palette.dominoOf(clamped < 0 ? Side::Second : Side::First);
  return mixed(palette.emptyCell, tint, std::pow(std::abs(clamped), 0.8));
}

}  // namespace kotai::ui
