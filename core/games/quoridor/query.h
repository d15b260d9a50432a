// Query words of Quoridor.
#pragma once

#include "core/game/query_words.h"

namespace kotai::quoridor {

QueryWords queryWords();

}  // namespace kotai::quoridor
