// Finds all reachable positions of a board without playing, from two halves of the board.
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

/// Canonical positions in ascending order, by the number of covered cells (including dead cells).
using BoardLayers = std::vector<std::vector<std::uint64_t>>;

struct ReachableOptions {
  std::uint64_t maxPositions = std::numeric_limits<std::uint64_t>::max();
  std::function<void(std::uint64_t)> found;  ///< called with the number of positions found so far, from any thread
};

/// Returns the reachable positions. Returns nothing if stopped or if there are more positions than allowed. For
/// boards of at most 40 cells, because each half is a bit set.
std::optional<BoardLayers> reachableBoards(const Board<std::uint64_t>& board, WorkerPool& pool, const std::stop_token& stop,
                                           const ReachableOptions& options = {});

}  // namespace kotai::domineering
