// Finds runs of adjacent squares in sets of bits.
#pragma once

#include "core/games/quoridor/board.h"

namespace kotai::retrograde::quoridor_engine {

/// Calls visit(first square, number of squares) for each run of adjacent squares.
template <class Bits, class Visit>
void forEachRun(Bits bits, Visit&& visit) {
  while (bits != 0) {
    const int first = quoridor::lowestBit(bits);
    const int length = quoridor::lowestBit(static_cast<Bits>(~(bits >> first)));
    visit(first, length);
    bits &= static_cast<Bits>(~(((Bits{1} << length) - 1) << first));
  }
}

}  // namespace kotai::retrograde::quoridor_engine
