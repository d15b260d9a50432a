// Unfinished positions that no game reaches, and the reasons.
#pragma once

#include <vector>

#include "core/game/position_kind.h"

namespace kotai::animalshogi {

/// Kinds of stored positions that no game from the start position reaches. The side to move cannot capture the
/// lion at once. Only the mirror image with the smaller index is listed.
namespace kind {
inline constexpr FindKind unreachable{"unreachable"};
/// No legal move leads to the position.
inline constexpr FindKind unreachableNothingBefore{"unreachable-nothing-before"};
/// Legal moves lead to the position, but before each of these moves the lion could have been captured.
inline constexpr FindKind unreachableLionSpared{"unreachable-lion-spared"};
/// Legal moves from other unfinished positions lead to the position, but those positions are unreachable, too.
inline constexpr FindKind unreachableFromOthers{"unreachable-from-others"};
}  // namespace kind

/// Returns all these kinds. Their searches read all values and marks, and take about 35 s of processor time.
std::vector<PositionKind> unreachableKinds();

}  // namespace kotai::animalshogi
