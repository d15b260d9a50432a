// Judges the results of many turns, eight at a time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "core/games/domineering/bands.h"
#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Positions before and after: free cells and moves in store; then their normal forms (ProofPosition) and the verdicts of the
/// bounds.
template <class Bits>
struct TurnBatch {
  static constexpr std::size_t size = 8;
  using Words = std::array<Bits, size>;

  alignas(64) Words cells{};  ///< free ones, then contested ones
  alignas(64) Words verticalStore{};
  alignas(64) Words horizontalStore{};
  alignas(64) Words shortOfYes{};  ///< of the open ones, see Judgement
  alignas(64) Words shortOfNo{};
  std::uint32_t yes = 0;  ///< a bit for each position
  std::uint32_t no = 0;
};

/// Immutable and thread-safe.
template <class Bits>
class TurnJudge {
 public:
  virtual ~TurnJudge() = default;
  virtual void judge(TurnBatch<Bits>& batch) const = 0;
};

/// The fastest one for this machine. `target` as in ProofRules.
std::unique_ptr<TurnJudge<std::uint64_t>> makeTurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<Bits128>> makeTurnJudge(const Board<Bits128>& board, int target, Upright upright);

/// For this machine or null; for makeTurnJudge() and its test.
std::unique_ptr<TurnJudge<std::uint64_t>> makePlainTurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<std::uint64_t>> makeAvx2TurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<std::uint64_t>> makeAvx512TurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);

/// The same for boards of more than 64 cells. Vectors are used only in bands.
std::unique_ptr<TurnJudge<Bits128>> makePlainTurnJudge(const Board<Bits128>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<Bits128>> makeAvx2TurnJudge(const Board<Bits128>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<Bits128>> makeAvx512TurnJudge(const Board<Bits128>& board, int target, Upright upright);

}  // namespace kotai::domineering
