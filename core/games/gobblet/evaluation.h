// Evaluation of a simple player of Gobblet Gobblers: lines and covered pieces.
#pragma once

#include "core/game/judgement.h"

namespace kotai::gobblet {

Judgement judgement();

}  // namespace kotai::gobblet
