// Finds a move that provably secures a result. Uses proof search, for boards that are too large to solve.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::domineering {

/// Reuses proofs of earlier positions. Not thread-safe.
class ProofAdvisor {
 public:
  /// Only for boards of at most 64 cells. `nodesPerQuestion` limits the search of each of two questions: whether
  /// the side can force a win, and whether it can force a draw.
  ProofAdvisor(SimultaneousVariantPtr variant, Side side, std::uint64_t nodesPerQuestion);
  ~ProofAdvisor();

  struct Secured {
    int payoff = 0;  ///< 1: the side wins, 0: the side does not lose
    AnyMove move;
  };
  /// Returns a move that secures a result, or nothing if no result was proved within the limit. Precondition: both
  /// sides can move.
  std::optional<Secured> advise(const AnyPosition& position, const std::stop_token& stop);

 private:
  struct Question;
  std::optional<AnyMove> secure(Question& question, const AnyPosition& position, const std::stop_token& stop);

  SimultaneousVariantPtr m_variant;
  Side m_side;
  std::uint64_t m_nodesPerQuestion;
  std::array<std::unique_ptr<Question>, 2> m_questions;  // questions of this side, indexed by payoff
};

}  // namespace kotai::domineering
