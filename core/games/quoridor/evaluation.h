// Evaluation of a simple player of Quoridor: the lengths of the shortest paths and the fences left.
#pragma once

#include "core/game/judgement.h"

namespace kotai::quoridor {

Judgement judgement();

}  // namespace kotai::quoridor
