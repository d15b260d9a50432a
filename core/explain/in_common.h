// The reason why several moves are worse than another one, or why every answer loses.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/analysis/moves.h"
#include "core/explain/fact.h"
#include "core/explain/motif_cache.h"

namespace kotai {

/// Word for several moves in the sentence about them.
enum class MoveGroup { EveryOther, EveryAnswer };

/// Returns what the opponent can do after every move of the group, or after most of them: something visible, such as the capture
/// of a piece, or always the same move. The opponent's move keeps the outcome of the group's move, which is the worst one in the
/// group. Returns nothing if the moves have nothing in common. Precondition: the moves are legal in \p position, best first.
std::optional<LastMove> inCommon(const Solution& solution, MotifCache& motifs, const AnyPosition& position,
                                 const std::vector<MoveValue>& moves, MoveGroup group);

/// Returns whether the common fact is something that anyone sees, such as a capture.
bool isVisible(const LastMove& common);

}  // namespace kotai
