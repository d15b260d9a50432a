// Escapes in game files: backslashes before characters that would end a string.
#pragma once

#include <string>
#include <string_view>

namespace kotai {

/// Adds the required backslashes. \p oneLine: whether the string is in quotes and must not contain line ends.
std::string withEscapes(std::string_view text, bool oneLine);
/// Removes the backslashes of withEscapes(). Keeps a backslash before any other character.
std::string withoutEscapes(std::string_view text);

/// Converts a move to a word of the file. The next function converts the word back. A space inside a move,
/// between the parts of a turn, is written as "&".
std::string asWord(std::string_view moveText);
std::string asMoveText(std::string_view word);

}  // namespace kotai
