#include "core/record/readable_text.h"

#include <cstdint>

namespace kotai {

constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
constexpr std::string_view replacement = "\xef\xbf\xbd";

/// Returns the number of bytes of the valid UTF-8 character at the beginning of \p text, or 0.
static std::size_t characterBytes(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return 1;
  const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < size) return 0;
  std::uint32_t code = lead & (0xffU >> (size + 1));
  for (std::size_t i = 1; i < size; ++i) {
    if ((byte(i) & 0xc0U) != 0x80U) return 0;
    code = code << 6U | (byte(i) & 0x3fU);
  }
  constexpr std::uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  return code < smallest[size] || code > 0x10ffff || surrogate ? 0 : size;
}

std::string_view withoutByteOrderMark(std::string_view text) {
  return text.starts_with(byteOrderMark) ? text.substr(byteOrderMark.size()) : text;
}

std::string readableText(std::string_view bytes, std::vector<TextPlace>& places) {
  bytes = withoutByteOrderMark(bytes);
  std::string text;
  text.reserve(bytes.size());
  TextPlace place{1, 1};
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t size = characterBytes(bytes.substr(at));
    if (size == 0 && places.size() < maxRecordDamage && (places.empty() || places.back().line != place.line))
      places.push_back(place);
    text += size == 0 ? replacement : bytes.substr(at, size);
    if (bytes[at] == '\n')
      place = {place.line + 1, 1};
    else
      ++place.column;
    at += size == 0 ? 1 : size;
  }
  return text;
}

}  // namespace kotai
