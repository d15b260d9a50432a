// Judges the results of many turns, eight at a time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "core/games/domineering/bands.h"
#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Positions before and after a turn: first free cells and moves in store, then their normal forms (ProofPosition) and the
/// verdicts of the bounds.
template <class Bits>
struct TurnBatch {
  static constexpr std::size_t size = 8;
  using Words = std::array<Bits, size>;

  alignas(64) Words cells{};  ///< free cells, later contested cells
  alignas(64) Words verticalStore{};
  alignas(64) Words horizontalStore{};
  alignas(64) Words shortOfYes{};  ///< for undecided positions, see Judgement
  alignas(64) Words shortOfNo{};
  std::uint32_t yes = 0;  ///< one bit for each position
  std::uint32_t no = 0;
};

/// Immutable and thread-safe.
template <class Bits>
class TurnJudge {
 public:
  virtual ~TurnJudge() = default;
  virtual void judge(TurnBatch<Bits>& batch) const = 0;
};

/// Returns the fastest version that this machine can run. `target` is as in ProofRules.
std::unique_ptr<TurnJudge<std::uint64_t>> makeTurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<Bits128>> makeTurnJudge(const Board<Bits128>& board, int target, Upright upright);

/// Return the version for this machine, or null. Used by makeTurnJudge() and its test.
std::unique_ptr<TurnJudge<std::uint64_t>> makePlainTurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<std::uint64_t>> makeAvx2TurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<std::uint64_t>> makeAvx512TurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);

/// Returns the same for boards of more than 64 cells. Vectors are used only in bands.
std::unique_ptr<TurnJudge<Bits128>> makePlainTurnJudge(const Board<Bits128>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<Bits128>> makeAvx2TurnJudge(const Board<Bits128>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<Bits128>> makeAvx512TurnJudge(const Board<Bits128>& board, int target, Upright upright);

}  // namespace kotai::domineering
