#include "core/record/record_escapes.h"

#include <algorithm>

namespace kotai {

std::string withEscapes(std::string_view text, bool oneLine) {
  std::string written;
  for (const char letter : text) {
    if (letter == '\r' || (oneLine && letter == '\n')) {
      written += letter == '\r' ? "\\r" : "\\n";
      continue;
    }
    if (letter == '\\' || letter == (oneLine ? '"' : '}')) written += '\\';
    written += letter;
  }
  return written;
}

std::string withoutEscapes(std::string_view text) {
  std::string read;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char next = i + 1 < text.size() ? text[i + 1] : '\0';
    if (text[i] == '\r' && next == '\n') continue;  // a Windows line end
    if (text[i] != '\\' || std::string_view("\\}\"nr").find(next) == std::string_view::npos) {
      read += text[i];
      continue;
    }
    read += next == 'n' ? '\n' : next == 'r' ? '\r' : next;
    ++i;
  }
  return read;
}

std::string asWord(std::string_view moveText) {
  std::string word(moveText);
  std::ranges::replace(word, ' ', '&');
  return word;
}

std::string asMoveText(std::string_view word) {
  std::string text(word);
  std::ranges::replace(text, '&', ' ');
  return text;
}

}  // namespace kotai
