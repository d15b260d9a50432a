// Search of Komori et al., which treats the other side's simultaneous move as a reply.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/games/domineering/variant.h"

namespace kotai::domineering {

struct AlphaBetaOptions {
  /// Search depth in plies. Two plies are a turn. With an odd depth, the last turn lacks the other side's domino.
  int depthPlies = 4;
  /// Bonus for the winner of a finished game, added to the evaluation. The default is larger than any evaluation.
  int winScore = 1000;
};

/// Best moves and their score.
struct AlphaBetaChoice {
  int score = 0;               ///< score of the best moves for the searching side
  std::vector<AnyMove> moves;  ///< all moves with this score, in the order of their codes
  std::uint64_t nodes = 0;     ///< number of searched positions and evaluations at the horizon
  bool stopped = false;        ///< whether the search stopped early; the result is then from a shallower search
};

/// Searches for the best moves of one side. Reuses its transposition table between calls. Not thread-safe.
class AlphaBeta {
 public:
  virtual ~AlphaBeta() = default;
  /// Returns all moves that share the best score. Precondition: both sides can move.
  virtual AlphaBetaChoice search(const AnyPosition& position, std::stop_token stop = {}) = 0;
};

/// \p portable: whether to avoid the instructions of newer processors. The results are the same.
std::unique_ptr<AlphaBeta> makeAlphaBeta(const domineering::DomineeringVariant& variant, Side side,
                                         const AlphaBetaOptions& options, bool portable = false);

}  // namespace kotai::domineering
