// The exact solution of Synchronized Domineering: every position that can be reached, by backward induction.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/games/domineering/board.h"
#include "core/simultaneous/game_value.h"
#include "solvers/domineering/exact/exact_progress.h"

namespace kotai::domineering {

/// The canonical positions with so many covered cells (dead ones too), ascending, and their values. Finished ones
/// included.
struct Layer {
  std::vector<std::uint64_t> positions;
  std::vector<GameValue> values;
};

struct ExactOptions {
  unsigned threads = 1;
  std::uint64_t memoryBytes = 0;                       ///< for the positions and their values; 0: no bound
  std::function<void(const ExactProgress&)> progress;  ///< at most ten times a second, and when valuing begins
  /// Called with each layer that is finished, the fullest first.
  std::function<void(int covered, const Layer&)> finished;
  /// Gives the values of a layer that an earlier run has finished (in the order of the positions); optional.
  std::function<std::optional<std::vector<GameValue>>(int covered, const std::vector<std::uint64_t>& positions)> known;
};

/// More memory than allowed would be needed.
struct ExactDoesNotFit {
  std::uint64_t bytes = 0;  ///< at least
};

/// The number of positions; none if `stop` was requested. Boards of at most 40 cells. Throws ExactDoesNotFit.
std::optional<std::uint64_t> solveExactly(const domineering::Board<std::uint64_t>& board, const ExactOptions& options,
                                          const std::stop_token& stop = {});

}  // namespace kotai::domineering
