// Reads squares of Animal Shogi by name.
#pragma once

#include "core/game/variant.h"

namespace kotai::test {

/// \p name: from "A1" to "C4".
inline Square animalShogiSquare(const char* name) { return {name[0] - 'A', '4' - name[1]}; }

}  // namespace kotai::test
