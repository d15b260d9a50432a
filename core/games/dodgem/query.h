// Query words of Dodgem.
#pragma once

#include "core/game/query_words.h"

namespace kotai::dodgem {

QueryWords queryWords();

}  // namespace kotai::dodgem
