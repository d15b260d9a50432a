// File names of a variant.
#pragma once

#include <string>

namespace kotai {

/// Returns a name such as "dodgem-5x5" for "dodgem:5x5".
inline std::string fileStem(std::string variantId) {
  for (char& letter : variantId)
    if (letter == ':' || letter == ',' || letter == '=') letter = '-';
  return variantId;
}

}  // namespace kotai
