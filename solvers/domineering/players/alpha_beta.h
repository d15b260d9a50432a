// Search of Komori et al., which treats the other side's simultaneous move as a reply.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/games/domineering/variant.h"

namespace kotai::domineering {

struct AlphaBetaOptions {
  /// Search depth. Two plies are a turn. With an odd depth, the evaluated position lacks the other side's domino in the
  /// last turn.
  int depthPlies = 4;
  /// Bonus for the winner of a finished game, added to the evaluation. The default is larger than any evaluation.
  int winScore = 1000;
};

/// Best moves and their score.
struct AlphaBetaChoice {
  int score = 0;               ///< score of the best moves for the searching side
  std::vector<AnyMove> moves;  ///< all moves with this score, in the order of their codes
  std::uint64_t nodes = 0;     ///< number of searched positions and evaluations at the horizon
  bool stopped = false;        ///< stopped early, so the result is from a shallower search
};

/// Reuses its transposition table between calls. Not thread-safe.
class AlphaBeta {
 public:
  virtual ~AlphaBeta() = default;
  /// Returns all moves that share the best score. Precondition: both sides can move.
  virtual AlphaBetaChoice search(const AnyPosition& position, std::stop_token stop = {}) = 0;
};

/// \p portable: avoids instructions of newer processors, but gives the same results.
std::unique_ptr<AlphaBeta> makeAlphaBeta(const domineering::DomineeringVariant& variant, Side side,
                                         const AlphaBetaOptions& options, bool portable = false);

}  // namespace kotai::domineering
