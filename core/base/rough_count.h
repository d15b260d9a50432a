// Rounds estimated numbers for display with "about".
#pragma once

#include <cmath>

namespace kotai {

/// Two significant digits, since estimates of numbers of positions are good to a few per cent. Small numbers stay unchanged.
inline double roughCount(double count) {
  constexpr double countedOneByOne = 1000;
  if (count < countedOneByOne) return count;
  const double unit = std::pow(10.0, std::floor(std::log10(count)) - 1);
  return std::round(count / unit) * unit;
}

}  // namespace kotai
