#include "app/cli/base/byte_size.h"

#include <cctype>
#include <charconv>
#include <string>

#include "core/base/characters.h"

namespace kotai::cli {
constexpr std::string_view units = "KMGT";

static tl::unexpected<TextError> refuse(TextFault fault, std::size_t offset, std::vector<std::string> params = {},
                                        Expected expected = Expected::Unspecified) {
  return tl::make_unexpected(TextError{fault, offset + 1, std::move(params), expected});
}

static char upper(char letter) { return static_cast<char>(std::toupper(static_cast<unsigned char>(letter))); }

tl::expected<std::uint64_t, TextError> parseByteSize(std::string_view text) {
  if (text.empty()) return refuse(TextFault::Empty, 0);
  std::uint64_t bytes = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), bytes);
  const auto digits = static_cast<std::size_t>(end - text.data());
  if (digits == 0) return refuse(TextFault::UnexpectedCharacter, 0, {characterAt(text, 0)}, Expected::Digit);
  const std::vector<std::string> range{std::string(text), "0", "16777215T"};
  if (fault != std::errc()) return refuse(TextFault::SizeOutOfRange, 0, range);

  std::string_view rest = text.substr(digits);
  if (rest.empty()) return bytes;
  const std::size_t unit = units.find(upper(rest[0]));
  if (unit == std::string_view::npos)
    return refuse(TextFault::UnexpectedCharacter, digits, {characterAt(rest, 0)}, Expected::ByteUnit);
  const auto shift = 10 * (unit + 1);
  if (bytes > (~std::uint64_t{0} >> shift)) return refuse(TextFault::SizeOutOfRange, 0, range);
  rest.remove_prefix(1);
  if (!rest.empty() && rest[0] == 'i') rest.remove_prefix(1);
  if (!rest.empty() && upper(rest[0]) == 'B') rest.remove_prefix(1);
  if (!rest.empty()) return refuse(TextFault::TrailingText, text.size() - rest.size(), {std::string(rest)});
  return bytes << shift;
}

}  // namespace kotai::cli
