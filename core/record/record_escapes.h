// How texts of persons stand in a file of games: the characters that would end them are written with a backslash.
#pragma once

#include <string>
#include <string_view>

namespace kotai {

/// In braces, lines may be broken; in quotes (\p oneLine), not.
std::string withEscapes(std::string_view text, bool oneLine);
/// A backslash before anything that needs none stays.
std::string withoutEscapes(std::string_view text);

/// Moves are words of the file: a space inside of one, between the halves of a turn, is written "&".
std::string asWord(std::string_view moveText);
std::string asMoveText(std::string_view word);

}  // namespace kotai
