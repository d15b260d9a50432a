// Unfinished positions that no game reaches, and the reasons.
#pragma once

#include <vector>

#include "core/game/position_kind.h"

namespace kotai::animalshogi {

/// Kinds of stored positions that are not counted: games from the start position reach none of them, the lion cannot be
/// captured at once, and only the mirror image with the smaller index is listed.
namespace kind {
inline constexpr FindKind unreachable{"unreachable"};
/// No legal move leads to the position.
inline constexpr FindKind unreachableNothingBefore{"unreachable-nothing-before"};
/// Legal moves lead to the position, but before each of them the mover could have captured the lion.
inline constexpr FindKind unreachableLionSpared{"unreachable-lion-spared"};
/// Other unfinished positions precede the position, but they cannot be reached either.
inline constexpr FindKind unreachableFromOthers{"unreachable-from-others"};
}  // namespace kind

/// Returns all these kinds. Their searches read all values and marks, and take about 35 s of processor time.
std::vector<PositionKind> unreachableKinds();

}  // namespace kotai::animalshogi
