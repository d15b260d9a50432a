// Queries that nothing can match, told without reading anything: what they want on a square excludes each other.
#pragma once

#include "core/query/expression.h"

namespace kotai::query {

/// False: no position of any game can match. Pieces that belong to nobody, such as fences, may share a square.
bool squaresAgree(const Expression& expression);

}  // namespace kotai::query
