// "About" so many: the one way to round numbers that are only estimated.
#pragma once

#include <cmath>

namespace kotai {

/// Two digits that matter, then zeros: estimates of numbers of positions are good to a few per cent. Small numbers stay as they
/// are.
inline double roughCount(double count) {
  constexpr double countedOneByOne = 1000;
  if (count < countedOneByOne) return count;
  const double unit = std::pow(10.0, std::floor(std::log10(count)) - 1);
  return std::round(count / unit) * unit;
}

}  // namespace kotai
