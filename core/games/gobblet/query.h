// Query words of Gobblet Gobblers.
#pragma once

#include "core/game/query_words.h"

namespace kotai::gobblet {

QueryWords queryWords();

}  // namespace kotai::gobblet
