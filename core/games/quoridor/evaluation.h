// What a simple player of Quoridor looks at: the lengths of the ways and the fences left.
#pragma once

#include "core/game/judgement.h"

namespace kotai::quoridor {

Judgement judgement();

}  // namespace kotai::quoridor
