// Limits for game files, so that reading a file from an untrusted source takes bounded memory and time.
// docs/files-from-strangers.md lists all limits.
#pragma once

#include <cstddef>

namespace kotai {

inline constexpr std::size_t mostRecordBytes = std::size_t{64} << 20U;

/// Limits of a file. Data beyond a limit is not read.
inline constexpr std::size_t mostRecordGames = 200'000;
inline constexpr std::size_t mostRecordMoves = 2'000'000;
inline constexpr std::size_t mostRecordDamage = 100'000;

inline constexpr std::size_t mostGameTags = 200;
inline constexpr std::size_t mostGameMoves = 50'000;
inline constexpr std::size_t mostGameNesting = 200;   ///< maximum nesting depth of variations
inline constexpr std::size_t mostGameDamage = 1'000;  ///< maximum number of faults reported for a game

}  // namespace kotai
