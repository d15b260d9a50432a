// The moves of a stored proof, found one by one, if the whole strategy has not been written.
#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>
#include <vector>

#include "solvers/domineering/proof/strategy_play.h"

namespace kotai::domineering {

/// One side's moves on one board. Not thread-safe.
class ProofPlay {
 public:
  ~ProofPlay();
  ProofPlay(ProofPlay&&) noexcept;
  ProofPlay& operator=(ProofPlay&&) noexcept;

  Side side() const;
  int payoff() const;  ///< result that the side secures from the start (0: no loss, 1: win)
  /// Returns whether the side secures payoff() from a position, as far as the stored proof or a very short search can
  /// tell.
  bool secures(const AnyPosition& position, const std::stop_token& stop = {}) const;
  /// Returns the advice that the written strategy would give, also for positions outside the strategy that a short
  /// search decides. The advice is Unknown if stopped.
  StrategyPlay::Advice at(const AnyPosition& position, const std::stop_token& stop = {}) const;

 private:
  friend std::vector<ProofPlay> proofPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory);
  struct State;
  explicit ProofPlay(std::unique_ptr<State> state);

  std::unique_ptr<State> m_state;
};

/// Returns the sides that can force a result. Reads the stored proofs, and writes nothing. Returns nothing if the proof
/// of one of these sides is not stored, as on boards where a side plays only in bands. Throws SolutionError.
std::vector<ProofPlay> proofPlays(const SimultaneousVariantPtr& variant, const std::filesystem::path& directory);

}  // namespace kotai::domineering
