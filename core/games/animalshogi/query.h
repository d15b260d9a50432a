// Query words of Animal Shogi.
#pragma once

#include "core/game/query_words.h"

namespace kotai::animalshogi {

QueryWords queryWords();

}  // namespace kotai::animalshogi
