// What the command line's statistics say about Gobblet Gobblers.
#pragma once

#include "core/game/statistics_words.h"

namespace kotai::gobblet {

StatisticsWords statisticsWords();

}  // namespace kotai::gobblet
