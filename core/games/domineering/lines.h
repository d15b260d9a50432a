// The board as lines of cells in the direction of one player's dominoes.
#pragma once

#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Cells in lines along one player's dominoes: a domino covers two or three consecutive bits. All counts take a few word
/// operations.
template <class Bits>
struct Lines {
  int length = 0;  ///< length of a line
  int count = 0;   ///< number of lines
  int dominoCells = usualDominoCells;
  Bits all = 0;
  Bits notLast = 0;  ///< all cells except the last cell of each line
  Bits evenBits = 0;

  Lines(int lineLength, int lineCount, int cellsOfDomino = usualDominoCells)
      : length(lineLength), count(lineCount), dominoCells(cellsOfDomino) {
    for (int cell = 0; cell < length * count; ++cell) {
      all |= Bits{1} << cell;
      if (cell % length != length - 1) notLast |= Bits{1} << cell;
      if (cell % 2 == 0) evenBits |= Bits{1} << cell;
    }
  }

  Bits open(Bits covered) const { return all & ~covered; }
  /// Returns the first cells of the dominoes that fit on the given cells.
  Bits places(Bits cells) const {
    const Bits two = cells & (cells >> 1) & notLast;
    return dominoCells == usualDominoCells ? two : two & (two >> 1);
  }
  /// Returns the first cells of the dominoes that fit on the open cells that no domino of the other player can cover.
  Bits safePlaces(Bits open) const {
    const Bits two = open & (open >> length);
    if (dominoCells == usualDominoCells) return places(open & ~(two | (two << length)));
    const Bits across = two & (two >> length);
    return places(open & ~(across | (across << length) | (across << (2 * length))));
  }
  /// Returns the maximum number of dominoes that fit at the same time, given the possible first cells. In each
  /// run of bits, every second or third bit is a domino, beginning with the first bit. For dominoes of two cells,
  /// runs of even and odd length must be distinguished. Adding the first bit of each run that starts at an even
  /// bit clears these runs by carry.
  template <class Machine>
  int packed(Bits places) const {
    if (dominoCells != usualDominoCells) return packedOneByOne<Machine>(places);
    const Bits evenFirsts = places & ~(places << 1) & evenBits;
    const Bits evenRuns = places & ~(places + evenFirsts);
    return Machine::count(static_cast<Bits>((evenRuns & evenBits) | (places & ~evenRuns & ~evenBits)));
  }

 private:
  /// Returns the maximum number of dominoes that fit. Repeatedly places a domino at the start of each run.
  template <class Machine>
  int packedOneByOne(Bits places) const {
    int result = 0;
    while (places != 0) {
      const Bits firsts = places & ~(places << 1);
      result += Machine::count(firsts);
      places &= ~(firsts | (firsts << 1) | (firsts << 2));
    }
    return result;
  }
};

}  // namespace kotai::domineering
