// Recognises queries that cannot match any position, without reading anything, because their conditions on a square exclude
// each other.
#pragma once

#include "core/query/expression.h"

namespace kotai::query {

/// Returns false if no position of any game can match. Pieces without an owner, such as fences, may share a square.
bool squaresAgree(const Expression& expression);

}  // namespace kotai::query
