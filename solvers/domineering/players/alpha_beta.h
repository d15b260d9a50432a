// The search of Komori et al.: treats its own move as first and the other side's move as a reply, both in the same position.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/games/domineering/variant.h"

namespace kotai::domineering {

struct AlphaBetaOptions {
  /// Two plies are a turn. After an odd number, the evaluated position has only the domino of the searching side in the last
  /// turn.
  int depthPlies = 4;
  /// Bonus for the winner of a finished game, added to the evaluation. By default larger than any evaluation.
  int winScore = 1000;
};

/// Score of the best moves. Other moves are only known to be worse.
struct AlphaBetaChoice {
  int score = 0;               ///< score of the best moves for the searching side
  std::vector<AnyMove> moves;  ///< all moves with this score, in the order of their codes
  std::uint64_t nodes = 0;     ///< positions in which a turn was searched or the horizon evaluated
  bool stopped = false;        ///< whether the result is from a shallower search
};

/// Keeps its table between calls. Not thread-safe.
class AlphaBeta {
 public:
  virtual ~AlphaBeta() = default;
  /// Returns all moves that share the best score. Precondition: both sides can move.
  virtual AlphaBetaChoice search(const AnyPosition& position, std::stop_token stop = {}) = 0;
};

/// \p portable avoids machine-specific instructions, with the same results.
std::unique_ptr<AlphaBeta> makeAlphaBeta(const domineering::DomineeringVariant& variant, Side side,
                                         const AlphaBetaOptions& options, bool portable = false);

}  // namespace kotai::domineering
