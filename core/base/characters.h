// Characters of a text as a person typed them, for messages about it.
#pragma once

#include <string>
#include <string_view>

namespace kotai {

/// The whole character of a UTF-8 text that begins at byte \p place, which must lie inside: never only its first byte.
inline std::string characterAt(std::string_view text, std::size_t place) {
  std::size_t end = place + 1;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
  return std::string(text.substr(place, end - place));
}

}  // namespace kotai
