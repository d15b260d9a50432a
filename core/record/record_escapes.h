// Escapes in files of games: backslashes before characters that would end a person's text.
#pragma once

#include <string>
#include <string_view>

namespace kotai {

/// In braces, lines may be wrapped; in quotes (\p oneLine) not.
std::string withEscapes(std::string_view text, bool oneLine);
/// Keeps a backslash before any character that needs none.
std::string withoutEscapes(std::string_view text);

/// Moves are words of the file. A space inside a move, between the parts of a turn, is written "&".
std::string asWord(std::string_view moveText);
std::string asMoveText(std::string_view word);

}  // namespace kotai
