// What a simple player of Dodgem looks at: steps and blocks.
#pragma once

#include "core/game/judgement.h"

namespace kotai::dodgem {

Judgement judgement();

}  // namespace kotai::dodgem
