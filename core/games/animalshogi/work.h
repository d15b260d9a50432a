// Tanaka's analysis of Animal Shogi, figure by figure in the order of his slides.
#pragma once

#include "core/game/work.h"

namespace kotai::animalshogi {

Work publishedWork();

}  // namespace kotai::animalshogi
