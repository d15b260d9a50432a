// Splits strings into words.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace kotai {

/// Returns the words of a text, separated by any white space.
inline std::vector<std::string_view> wordsIn(std::string_view text) {
  constexpr std::string_view whiteSpace = " \t\r\n\v\f";
  std::vector<std::string_view> words;
  for (std::size_t begin = text.find_first_not_of(whiteSpace); begin < text.size();) {
    const std::size_t end = std::min(text.find_first_of(whiteSpace, begin), text.size());
    words.push_back(text.substr(begin, end - begin));
    begin = text.find_first_not_of(whiteSpace, end);
  }
  return words;
}

/// Returns the parts of a text that are separated by commas. There is at least one part, and a part may be
/// empty.
inline std::vector<std::string_view> partsIn(std::string_view text) {
  std::vector<std::string_view> parts;
  for (std::size_t begin = 0; begin <= text.size(); begin += parts.back().size() + 1)
    parts.push_back(text.substr(begin, std::min(text.find(',', begin), text.size()) - begin));
  return parts;
}

/// Returns the choices of a TextFault::BadChoice except the last one, separated by commas.
inline std::string choicesBeforeLast(const std::vector<std::string>& params) {
  std::string list;
  for (std::size_t number = 1; number + 1 < params.size(); ++number) list += (list.empty() ? "" : ", ") + params[number];
  return list;
}

/// Returns the text in lower case. Changes only the letters A to Z.
inline std::string lowerCase(std::string_view text) {
  std::string small(text);
  for (char& letter : small)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return small;
}

}  // namespace kotai
