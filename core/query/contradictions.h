// Recognises queries that nothing can match without reading anything, because their conditions on a square exclude each
// other.
#pragma once

#include "core/query/expression.h"

namespace kotai::query {

/// False: no position of any game can match. Pieces that belong to nobody, such as fences, may share a square.
bool squaresAgree(const Expression& expression);

}  // namespace kotai::query
