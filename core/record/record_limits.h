// Limits for game files, so that reading a file from an untrusted source takes bounded memory and time.
// docs/files-from-strangers.md lists all limits.
#pragma once

#include <cstddef>

namespace kotai {

inline constexpr std::size_t maxRecordBytes = std::size_t{64} << 20U;

/// Limits of a file. Data beyond a limit is not read.
inline constexpr std::size_t maxRecordGames = 200'000;
inline constexpr std::size_t maxRecordMoves = 2'000'000;
inline constexpr std::size_t maxRecordDamage = 100'000;

inline constexpr std::size_t maxGameTags = 200;
inline constexpr std::size_t maxGameMoves = 50'000;
inline constexpr std::size_t maxGameNesting = 200;   ///< maximum nesting depth of variations
inline constexpr std::size_t maxGameDamage = 1'000;  ///< maximum number of faults reported for a game

}  // namespace kotai
