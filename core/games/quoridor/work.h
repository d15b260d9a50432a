// The analysis of Quoridor by Iwanaga and others, figure by figure, and the outcome of its expectation.
#pragma once

#include "core/game/work.h"

namespace kotai::quoridor {

Work publishedWork();

}  // namespace kotai::quoridor
