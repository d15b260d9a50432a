// Escapes in game files: backslashes before characters that would end a string.
#pragma once

#include <string>
#include <string_view>

namespace kotai {

/// Adds backslashes where they are needed. A string in braces may have several lines, but a string in quotes may not (\p
/// oneLine).
std::string withEscapes(std::string_view text, bool oneLine);
/// Removes the backslashes of withEscapes(). Keeps a backslash before a character that needs none.
std::string withoutEscapes(std::string_view text);

/// Convert a move to a word of the file and back. A space inside a move, between the parts of a turn, is written "&".
std::string asWord(std::string_view moveText);
std::string asMoveText(std::string_view word);

}  // namespace kotai
