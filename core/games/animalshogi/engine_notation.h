// Notation of Animal Shogi in other programs: the variant `dobutsu` of Fairy-Stockfish, in UCI and USI.
#pragma once

#include "core/engine/engine_notation.h"

namespace kotai::animalshogi {

/// Returns the notation for UCI (`gle/1c1/1C1/ELG[] w - - 0 1`, `b2b3`, `C@b2`) and USI (`gle/1c1/1C1/ELG b - 1`,
/// `2c2b`, `C*2b`). In both, a chick's step to the far row ends with a plus.
EngineNotationPtr makeEngineNotation(const VariantPtr& variant);

}  // namespace kotai::animalshogi
