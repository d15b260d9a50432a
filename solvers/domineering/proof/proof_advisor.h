// A move that surely secures a result, found by proof search, for boards too large to solve.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::domineering {

/// Keeps proofs of earlier positions. Not thread-safe.
class ProofAdvisor {
 public:
  /// Boards of at most 64 cells. `nodesPerQuestion`: for each of the questions whether a win, and whether a draw, can be
  /// forced.
  ProofAdvisor(SimultaneousVariantPtr variant, Side side, std::uint64_t nodesPerQuestion);
  ~ProofAdvisor();

  struct Secured {
    int payoff = 0;  ///< for the side: 1: it wins, 0: it does not lose
    AnyMove move;
  };
  /// None if nothing was proved within the limit, or the side can force neither. Precondition: both sides can move.
  std::optional<Secured> advise(const AnyPosition& position, const std::stop_token& stop);

 private:
  struct Question;
  std::optional<AnyMove> secure(Question& question, const AnyPosition& position, const std::stop_token& stop);

  SimultaneousVariantPtr m_variant;
  Side m_side;
  std::uint64_t m_nodesPerQuestion;
  std::array<std::unique_ptr<Question>, 2> m_questions;  // by payoff
};

}  // namespace kotai::domineering
