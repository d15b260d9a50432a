// Solves Synchronized Domineering exactly, by backward induction over every reachable position.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/game/game_value.h"
#include "core/games/domineering/board.h"
#include "solvers/domineering/exact/exact_progress.h"

namespace kotai::domineering {

/// Canonical positions with the same number of covered cells (including dead cells), in ascending order, with
/// their values. Includes finished positions.
struct Layer {
  std::vector<std::uint64_t> positions;
  std::vector<GameValue> values;
};

struct ExactOptions {
  unsigned threads = 1;
  std::uint64_t memoryBytes = 0;                       ///< limit for positions and values; 0: no limit
  std::function<void(const ExactProgress&)> progress;  ///< at most ten times a second, and when the evaluation starts
  /// Receives each finished layer. The layers arrive by descending number of covered cells.
  std::function<void(int covered, const Layer&)> finished;
  /// Returns the values of a layer from an earlier run, in the order of the positions, or nothing if there are
  /// none. The function may be empty.
  std::function<std::optional<std::vector<GameValue>>(int covered, const std::vector<std::uint64_t>& positions)> known;
};

/// Thrown if the solve would need more memory than allowed.
struct ExactDoesNotFit {
  std::uint64_t bytes = 0;  ///< lower bound on the required memory
};

/// Returns the number of positions, or nothing if `stop` was requested. For boards of at most 40 cells. Throws ExactDoesNotFit.
std::optional<std::uint64_t> solveExactly(const domineering::Board<std::uint64_t>& board, const ExactOptions& options,
                                          const std::stop_token& stop = {});

}  // namespace kotai::domineering
