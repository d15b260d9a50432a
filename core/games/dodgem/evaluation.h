// Evaluation of a simple player of Dodgem: steps and blocks.
#pragma once

#include "core/game/judgement.h"

namespace kotai::dodgem {

Judgement judgement();

}  // namespace kotai::dodgem
