// Turning rows and changing sides in them. Only for files that are compiled once for each kind of machine, and for tests.
#pragma once

#include <array>
#include <cstdint>

#include "solvers/retrograde/gobblet/row.h"

namespace kotai::gobblet::engine {

namespace {

/// 64 x 64 bits: bit b of word a and bit a of word b change places.
inline void transpose(std::array<std::uint64_t, 64>& words) {
  std::uint64_t mask = 0x0000'0000'ffff'ffffULL;
  for (std::size_t step = 32; step != 0; step /= 2, mask ^= mask << step)
    for (std::size_t block = 0; block < words.size(); block += 2 * step)
      for (std::size_t word = block; word < block + step; ++word) {
        const std::uint64_t change = ((words[word] >> step) ^ words[word + step]) & mask;
        words[word] ^= change << step;
        words[word + step] ^= change;
      }
}

inline std::uint64_t turnedWord(const Turner::WordTable& table, std::uint64_t word) {
  std::uint64_t result = 0;
  for (std::size_t byte = 0; byte < Turner::wordBytes; ++byte) result |= table[byte][word >> (8 * byte) & 0xff];
  return result;
}

/// The layer of every bit is replaced by its image. `to` must be another row.
inline void turn(int symmetry, const std::uint64_t* from, Row& to) {
  const auto& table = Turner::get().words(symmetry);
  const auto& sets = Turner::get().sets(symmetry);
  to[smallSetCount] = to[smallSetCount + 1] = 0;
  for (std::size_t own = 0; own < smallSetCount; ++own) to[sets[own]] = turnedWord(table, from[own]);
}

/// Own and other set change places, then the symmetry. `to` must be another row.
inline void swapAndTurn(int symmetry, const Row& from, Row& to) {
  alignas(64) std::array<std::uint64_t, 64> words{};
  for (std::size_t own = 0; own < smallSetCount; ++own) words[own] = from[own];
  transpose(words);
  turn(symmetry, words.data(), to);
}

}  // namespace

}  // namespace kotai::gobblet::engine
