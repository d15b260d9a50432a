// Evaluation of a simple player of Animal Shogi: material, hands and the safety of the lions.
#pragma once

#include "core/game/judgement.h"

namespace kotai::animalshogi {

Judgement judgement();

}  // namespace kotai::animalshogi
