// Texts of `stats` about Gobblet Gobblers.
#pragma once

#include "core/game/statistics_words.h"

namespace kotai::gobblet {

StatisticsWords statisticsWords();

}  // namespace kotai::gobblet
