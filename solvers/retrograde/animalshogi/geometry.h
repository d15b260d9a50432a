// Tables over all sets of squares: turning the board, attacks, ranks of small sets.
#pragma once

#include <array>
#include <cstdint>

#include "core/games/animalshogi/index.h"

namespace kotai::animalshogi::engine {

inline constexpr std::size_t setCount = std::size_t{1} << squareCount;
using SetTable = std::array<SquareSet, setCount>;

/// 100 KB, made once; read by every kernel.
struct Geometry {
  SetTable turned;   ///< by 180 degrees: what the other side sees
  SetTable flipped;  ///< turned and mirrored
  SetTable mirrored;
  std::array<SetTable, kindCount> attacksUp;  ///< of all pieces of a kind on a set of squares
  std::array<SetTable, kindCount> attacksDown;
  std::array<std::uint8_t, 1024> rank;  ///< rankOfBits() of up to ten bits

  static const Geometry& get();

 private:
  Geometry();
};

}  // namespace kotai::animalshogi::engine
