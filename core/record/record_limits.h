// What a file of games may hold: whoever made it, reading it takes bounded memory and time. docs/files-from-strangers.md has them
// all.
#pragma once

#include <cstddef>

namespace kotai {

inline constexpr std::size_t mostRecordBytes = std::size_t{64} << 20U;

/// Of a file. What comes after that is not read.
inline constexpr std::size_t mostRecordGames = 200'000;
inline constexpr std::size_t mostRecordMoves = 2'000'000;
inline constexpr std::size_t mostRecordDamage = 100'000;

/// Of a game.
inline constexpr std::size_t mostGameTags = 200;
inline constexpr std::size_t mostGameMoves = 50'000;
inline constexpr std::size_t mostGameNesting = 200;   ///< variations inside each other
inline constexpr std::size_t mostGameDamage = 1'000;  ///< is kept and told

}  // namespace kotai
