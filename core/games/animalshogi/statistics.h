// Texts of `stats` about Animal Shogi.
#pragma once

#include "core/game/statistics_words.h"

namespace kotai::animalshogi {

StatisticsWords statisticsWords();

}  // namespace kotai::animalshogi
