// Finds all reachable positions of a board without playing moves. Combines the possible lower and upper halves
// of the board.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/games/domineering/board.h"
#include "solvers/base/worker_pool.h"

namespace kotai::domineering {

/// Canonical positions, indexed by the number of covered cells (including dead cells), each list in ascending
/// order.
using BoardLayers = std::vector<std::vector<std::uint64_t>>;

struct ReachableOptions {
  std::uint64_t maxPositions = std::numeric_limits<std::uint64_t>::max();
  std::function<void(std::uint64_t)> found;  ///< called with the number of positions found so far, from any thread
};

/// Returns the reachable positions. Returns nothing if stopped or if there are more positions than allowed.
/// Precondition: at most 40 cells, because the engine stores halves in bit sets.
std::optional<BoardLayers> reachableBoards(const Board<std::uint64_t>& board, WorkerPool& pool, const std::stop_token& stop,
                                           const ReachableOptions& options = {});

}  // namespace kotai::domineering
