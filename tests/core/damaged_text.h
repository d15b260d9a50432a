// Texts with typical typing mistakes.
#pragma once

#include <random>
#include <string>
#include <string_view>

namespace kotai::test {

/// Makes one to three random edits of a valid text, using these letters.
inline std::string damaged(std::string text, std::string_view letters, std::mt19937_64& random) {
  const auto below = [&random](std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random); };
  for (std::size_t edits = 1 + below(3); edits > 0; --edits) {
    const std::size_t place = below(text.size() + 1);
    switch (below(4)) {
      case 0: text.insert(place, 1, letters[below(letters.size())]); break;
      case 1: text.erase(place, 1 + below(3)); break;
      case 2:
        if (place < text.size()) text[place] = letters[below(letters.size())];
        break;
      default: text.resize(place);
    }
  }
  return text;
}

}  // namespace kotai::test
