#include "core/record/record_scanner.h"

#include <algorithm>
#include <optional>

#include "core/record/record_escapes.h"

namespace kotai {

constexpr std::string_view wordEnds = " \t\r\n\f\v()[]{}";

static bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

/// Removes a redundant "12." or "12..." before a move, with or without a space.
static std::string_view withoutNumber(std::string_view word) {
  const auto digits = static_cast<std::size_t>(std::ranges::find_if_not(word, isDigit) - word.begin());
  if (digits == 0 || digits == word.size() || word[digits] != '.') return word;
  return word.substr(std::min(word.find_first_not_of('.', digits), word.size()));
}

static bool isTagName(std::string_view name) {
  return !name.empty() && std::ranges::all_of(name, [](char letter) {
    return isDigit(letter) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') || letter == '_';
  });
}

static std::size_t skipped(std::string_view line, std::size_t at) {
  return std::min(line.find_first_not_of(recordSpaces, at), line.size());
}

/// Returns the place of the quote that ends a string. Skips escaped quotes.
static std::size_t closingQuote(std::string_view line, std::size_t at) {
  while (at < line.size() && line[at] != '"') at += line[at] == '\\' ? 2 : 1;
  return std::min(at, line.size());
}

/// Reads `[Name "value"]` at the beginning of a line. \p bytes receives the length of the tag.
static std::optional<RecordWord> tagOf(std::string_view line, TextPlace place, std::size_t& bytes) {
  const std::size_t open = line.find('"');
  if (open == line.npos) return std::nullopt;
  std::string_view name = line.substr(1, open - 1);
  name = name.substr(0, name.find_last_not_of(recordSpaces) + 1);
  const std::size_t close = closingQuote(line, open + 1);
  const std::size_t bracket = skipped(line, close + 1);
  if (!isTagName(name) || close == line.size() || bracket == line.size() || line[bracket] != ']') return std::nullopt;
  bytes = bracket + 1;
  return RecordWord{RecordWord::Kind::Tag, std::string(name), withoutEscapes(line.substr(open + 1, close - open - 1)), place};
}

char RecordScanner::take() {
  const char letter = m_text[m_at++];
  if (letter == '\n') {
    ++m_place.line;
    m_place.column = 1;
  } else if (m_at >= m_text.size() || (static_cast<unsigned char>(m_text[m_at]) & 0xc0) != 0x80) {
    ++m_place.column;  // counts characters, not continuation bytes
  }
  return letter;
}

void RecordScanner::skipSpace() {
  while (!atEnd() && recordSpaces.find(peek()) != recordSpaces.npos) take();
}

RecordWord RecordScanner::tag(TextPlace place) {
  const std::string_view line = m_text.substr(m_at, m_text.find('\n', m_at) - m_at);
  std::size_t bytes = line.size();
  const auto tag = tagOf(line, place, bytes);
  for (const std::size_t end = m_at + bytes; m_at < end;) take();
  return tag ? *tag : RecordWord{RecordWord::Kind::BadTag, {}, std::string(line), place};
}

RecordWord RecordScanner::comment(TextPlace place) {
  take();
  const std::size_t begin = m_at;
  while (!atEnd() && peek() != '}') {
    const bool escaped = take() == '\\';
    if (escaped && !atEnd()) take();
  }
  const std::string text = withoutEscapes(m_text.substr(begin, m_at - begin));
  if (atEnd()) return {RecordWord::Kind::OpenEnded, {}, text, place};
  take();
  return {RecordWord::Kind::Comment, {}, text, place};
}

RecordWord RecordScanner::word(TextPlace place) {
  const std::size_t begin = m_at;
  do take();
  while (!atEnd() && wordEnds.find(peek()) == wordEnds.npos);
  return {RecordWord::Kind::Word, {}, std::string(withoutNumber(m_text.substr(begin, m_at - begin))), place};
}

RecordWord RecordScanner::next() {
  for (;;) {
    skipSpace();
    const TextPlace place = m_place;
    if (atEnd()) return {RecordWord::Kind::End, {}, {}, place};
    switch (peek()) {
      case '[': return tag(place);
      case '{': return comment(place);
      case '(': take(); return {RecordWord::Kind::Open, {}, "(", place};
      case ')': take(); return {RecordWord::Kind::Close, {}, ")", place};
      default: break;
    }
    if (RecordWord found = word(place); !found.text.empty()) return found;  // empty for a mere move number
  }
}

}  // namespace kotai
