#include "core/game/imported_game.h"

#include <algorithm>

namespace kotai {

constexpr std::string_view partings = " \t\r\n\f\v,;";

/// Returns the length in bytes of a move number at the beginning of a word, including its dots.
static std::size_t numberBytes(std::string_view word) {
  const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
  if (digits == 0 || digits == word.size() || word[digits] != '.') return 0;
  return std::min(word.find_first_not_of('.', digits), word.size());
}

std::vector<ImportedGame::Move> wordsOf(std::string_view text) {
  std::vector<ImportedGame::Move> words;
  for (std::size_t begin = text.find_first_not_of(partings); begin < text.size() && words.size() < maxImportedWords;) {
    const std::size_t end = std::min(text.find_first_of(partings, begin), text.size());
    const std::size_t number = numberBytes(text.substr(begin, end - begin));
    if (begin + number < end) words.push_back({std::string(text.substr(begin + number, end - begin - number)), begin + number});
    begin = text.find_first_not_of(partings, end);
  }
  return words;
}

}  // namespace kotai
