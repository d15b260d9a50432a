#include "app/cli/base/suggested_command.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/cli/base/messages.h"
#include "app/cli/base/visible_text.h"

namespace kotai::cli {
static bool isPlain(char byte) {
  constexpr std::string_view others = "@%+=:,./_-";
  return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
         others.find(byte) != others.npos;
}

/// Encloses a string in single quotes, which protect all characters except single quotes.
static std::string inQuotes(std::string_view text) {
  std::string word = "'";
  for (const char byte : text) word += byte == '\'' ? std::string("'\\''") : std::string(1, byte);
  return word + "'";
}

/// Escapes bytes as three octal digits, whose length is fixed, unlike the length of \xNN.
static std::string escaped(std::string_view text) {
  std::string word = "$'";
  for (const char byte : text) {
    const auto code = static_cast<unsigned char>(byte);
    if (byte == '\n')
      word += "\\n";
    else if (byte == '\'' || byte == '\\')
      word += std::string("\\") + byte;
    else if (code < 0x20 || code > 0x7e)
      word += fmt::format("\\{:03o}", code);
    else
      word += byte;
  }
  return word + "'";
}

std::string shellWord(std::string_view text) {
  if (visibleText(text) != text) return escaped(text);
  const bool plain = !text.empty() && std::ranges::all_of(text, isPlain);
  return plain ? std::string(text) : inQuotes(text);
}

std::string suggestedCommandOf(std::string_view program, std::string_view command, std::string_view variantId,
                               std::string_view dataOption) {
  const std::string variant = variantId.empty() ? "VARIANT" : shellWord(variantId);
  return fmt::format("{} {} {}{}{}", program, command, variant, dataOption.empty() ? "" : " --data ",
                     dataOption.empty() ? "" : shellWord(dataOption));
}

std::string suggestedCommand(std::string_view command, std::string_view variantId, std::string_view dataOption) {
  return suggestedCommandOf(runningProgram(), command, variantId, dataOption);
}

}  // namespace kotai::cli
