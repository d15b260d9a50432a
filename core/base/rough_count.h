// Rounds estimated numbers for display.
#pragma once

#include <cmath>

namespace kotai {

/// Returns the number with two significant digits, because estimated numbers of positions are accurate to a few per cent. Small
/// numbers do not change.
inline double roughCount(double count) {
  constexpr double countedOneByOne = 1000;
  if (count < countedOneByOne) return count;
  const double unit = std::pow(10.0, std::floor(std::log10(count)) - 1);
  return std::round(count / unit) * unit;
}

}  // namespace kotai
