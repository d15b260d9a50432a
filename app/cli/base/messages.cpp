#include "app/cli/base/messages.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <climits>
#include <cstdio>
#include <utility>
#include <vector>

#include "app/cli/base/format.h"
#include "core/base/characters.h"

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

/// Escapes bytes as three octal digits. Unlike \xNN, this escape has a fixed length.
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

constexpr std::size_t maxShownCharacters = 60;

/// A UTF-8 character, or a single invalid byte.
struct Character {
  std::string_view bytes;
  char32_t code = 0;
  bool valid = false;
};

static unsigned byteAt(std::string_view text, std::size_t place) {
  return place < text.size() ? static_cast<unsigned char>(text[place]) : 0U;
}

/// Returns the first character of a string that is not empty. Overlong forms and surrogates are not valid UTF-8.
static Character firstCharacter(std::string_view text) {
  const unsigned lead = byteAt(text, 0);
  const Character byte{text.substr(0, 1), static_cast<char32_t>(lead), lead < 0x80};
  if (lead < 0xc2 || lead > 0xf4) return byte;
  const std::size_t length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  char32_t code = lead & (0xffU >> (length + 1));
  for (std::size_t place = 1; place < length; ++place) {
    if ((byteAt(text, place) & 0xc0U) != 0x80) return byte;
    code = code << 6 | (byteAt(text, place) & 0x3fU);
  }
  constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code <= 0xdfff;
  if (code < least[length] || code > 0x10ffff || surrogate) return byte;
  return {text.substr(0, length), code, true};
}

static std::vector<Character> charactersOf(std::string_view text) {
  std::vector<Character> characters;
  while (!text.empty()) {
    characters.push_back(firstCharacter(text));
    text.remove_prefix(characters.back().bytes.size());
  }
  return characters;
}

static std::string visible(const Character& character) {
  if (!isUnseen(character.code) && character.valid) return std::string(character.bytes);
  if (!character.valid || character.code < 0x80) return fmt::format("\\x{:02x}", static_cast<unsigned>(character.code));
  return fmt::format("\\u{:04x}", static_cast<unsigned>(character.code));
}

static std::string visiblePart(const std::vector<Character>& characters, std::size_t first, std::size_t count) {
  std::string part;
  const std::size_t end = std::min(characters.size(), first + count);
  for (std::size_t place = first; place < end; ++place) part += visible(characters[place]);
  return fmt::format("{}{}{}", first > 0 ? "..." : "", part, end < characters.size() ? "..." : "");
}

std::string visibleText(std::string_view text) {
  std::string result;
  for (const Character& character : charactersOf(text)) result += visible(character);
  return result;
}

std::string shortenedText(std::string_view text) { return visiblePart(charactersOf(text), 0, maxShownCharacters); }

std::string pathText(const std::filesystem::path& path) {
  const std::string& text = path.native();
  return text.size() > PATH_MAX ? shortenedText(text) : visibleText(text);
}

std::string quotedText(std::string_view text, std::size_t column) {
  const std::vector<Character> characters = charactersOf(text);
  const std::size_t surplus = characters.size() - std::min(characters.size(), maxShownCharacters);
  if (surplus == 0) return fmt::format("'{}'", visiblePart(characters, 0, maxShownCharacters));
  const std::size_t before = maxShownCharacters / 2;
  const std::size_t first = std::min(surplus, column > before ? column - before : 0);
  return fmt::format("'{}' ({} characters)", visiblePart(characters, first, maxShownCharacters),
                     grouped(std::uint64_t{characters.size()}));
}

std::optional<TextError> unreadableText(std::string_view text) {
  if (text.size() > maxTextBytes)
    return TextError{TextFault::TextTooLong, 1, {std::to_string(text.size()), std::to_string(maxTextBytes)}};
  const std::vector<Character> characters = charactersOf(text);
  const auto bad = std::ranges::find(characters, false, &Character::valid);
  if (bad == characters.end()) return std::nullopt;
  return TextError{TextFault::NotUtf8,
                   static_cast<std::size_t>(bad - characters.begin()) + 1,
                   {fmt::format("{:02x}", static_cast<unsigned>(bad->code))}};
}

static std::string& nameOfProgram() {
  static std::string name = "kotai-cli";
  return name;
}

const std::string& runningProgram() { return nameOfProgram(); }

void setRunningProgram(std::string name) { nameOfProgram() = std::move(name); }

void printError(const std::string& sentence) { printNote(runningProgram() + ": " + sentence); }

void printNote(const std::string& sentence) {
  std::fflush(stdout);
  std::fputs((visibleText(sentence) + '\n').c_str(), stderr);
}

}  // namespace kotai::cli
