// Texts of `stats` about Quoridor.
#pragma once

#include "core/game/statistics_words.h"

namespace kotai::quoridor {

StatisticsWords statisticsWords();

}  // namespace kotai::quoridor
