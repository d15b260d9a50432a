// Helpers for characters in error messages.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace kotai {

/// Returns whether a character is invisible: control characters, soft hyphen, direction marks, zero-width characters, line
/// separators, tags.
constexpr bool isUnseen(char32_t code) {
  constexpr std::array<std::pair<char32_t, char32_t>, 11> unseen{{{0x00, 0x1f},
                                                                  {0x7f, 0x9f},
                                                                  {0xad, 0xad},
                                                                  {0x61c, 0x61c},
                                                                  {0x180e, 0x180e},
                                                                  {0x200b, 0x200f},
                                                                  {0x2028, 0x202e},
                                                                  {0x2060, 0x206f},
                                                                  {0xfeff, 0xfeff},
                                                                  {0xfff9, 0xfffb},
                                                                  {0xe0000, 0xe007f}}};
  return std::ranges::any_of(unseen, [code](const auto& range) { return code >= range.first && code <= range.second; });
}

/// Returns the whole UTF-8 character at byte \p place, not only its first byte. Precondition: the place is inside the text.
inline std::string characterAt(std::string_view text, std::size_t place) {
  std::size_t end = place + 1;
  while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
  return std::string(text.substr(place, end - place));
}

}  // namespace kotai
