// The search of Komori et al.: as if the own move came first and the other side answered it, both in the same position.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/games/domineering/variant.h"

namespace kotai::domineering {

struct AlphaBetaOptions {
  /// Two plies are a turn. After an odd number only the own domino of the last turn lies there when the position is
  /// evaluated.
  int depthPlies = 4;
  /// A finished game counts its evaluation, and this much more for the winner: by default beyond any evaluation.
  int winScore = 1000;
};

/// Score of the best moves; other moves are only known to be worth less.
struct AlphaBetaChoice {
  int score = 0;               ///< of the best moves, for the searching side
  std::vector<AnyMove> moves;  ///< all that are worth it, in the order of their codes
  std::uint64_t nodes = 0;     ///< positions at which a turn was searched or the horizon evaluated
  bool stopped = false;        ///< then what shallower searches found
};

/// Keeps its table from one call to the next. Not thread-safe.
class AlphaBeta {
 public:
  virtual ~AlphaBeta() = default;
  /// All moves that share the best score. Precondition: both sides can move.
  virtual AlphaBetaChoice search(const AnyPosition& position, std::stop_token stop = {}) = 0;
};

/// \p portable: without the instructions that only some machines have; the results are the same.
std::unique_ptr<AlphaBeta> makeAlphaBeta(const domineering::DomineeringVariant& variant, Side side,
                                         const AlphaBetaOptions& options, bool portable = false);

}  // namespace kotai::domineering
