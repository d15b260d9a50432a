// The board as lines of cells in the direction of one player's dominoes.
#pragma once

#include "core/base/bits.h"

namespace kotai::domineering {

/// Cells in lines in the direction of one player's dominoes: a domino covers a cell and the next bit. All counts are a few word
/// operations in either direction.
template <class Bits>
struct Lines {
  int length = 0;  ///< length of a line
  int count = 0;   ///< number of lines
  Bits all = 0;
  Bits notLast = 0;  ///< all cells except the last of each line
  Bits evenBits = 0;

  Lines(int lineLength, int lineCount) : length(lineLength), count(lineCount) {
    for (int cell = 0; cell < length * count; ++cell) {
      all |= Bits{1} << cell;
      if (cell % length != length - 1) notLast |= Bits{1} << cell;
      if (cell % 2 == 0) evenBits |= Bits{1} << cell;
    }
  }

  Bits open(Bits covered) const { return all & ~covered; }
  /// First cells of the dominoes that fit on these cells.
  Bits places(Bits cells) const { return cells & (cells >> 1) & notLast; }
  /// First cells of the dominoes that fit on those of these cells that no domino of the other player can cover.
  Bits safePlaces(Bits open) const {
    const Bits across = open & (open >> length);
    return places(open & ~(across | (across << length)));
  }
  /// The largest number of dominoes that fit at once on these places: every second one of each run, from its first on. Adding
  /// the first bit of runs with an even number clears those runs by carry, which distinguishes them from the others.
  template <class Machine>
  int packed(Bits places) const {
    const Bits evenFirsts = places & ~(places << 1) & evenBits;
    const Bits evenRuns = places & ~(places + evenFirsts);
    return Machine::count(static_cast<Bits>((evenRuns & evenBits) | (places & ~evenRuns & ~evenBits)));
  }
};

}  // namespace kotai::domineering
