// Judges positions after many turns, eight at a time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>

#include "core/games/domineering/bands.h"
#include "core/games/domineering/board.h"

namespace kotai::domineering {

/// Input: free cells and moves in store. Output: normal forms (ProofPosition) and the verdicts of the bounds.
template <class Bits>
struct TurnBatch {
  static constexpr std::size_t size = 8;
  using Words = std::array<Bits, size>;

  alignas(64) Words cells{};  ///< input: free cells; output: contested cells
  alignas(64) Words verticalStore{};
  alignas(64) Words horizontalStore{};
  alignas(64) Words shortOfYes{};  ///< moves that the best bound lacks, for undecided positions (Judgement)
  alignas(64) Words shortOfNo{};
  std::uint32_t yes = 0;  ///< positions with the answer yes, one bit each
  std::uint32_t no = 0;
};

/// Immutable and thread-safe.
template <class Bits>
class TurnJudge {
 public:
  virtual ~TurnJudge() = default;
  virtual void judge(TurnBatch<Bits>& batch) const = 0;
};

/// Returns the fastest version that this machine can run. `target`: see ProofRules.
std::unique_ptr<TurnJudge<std::uint64_t>> makeTurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<Bits128>> makeTurnJudge(const Board<Bits128>& board, int target, Upright upright);

std::unique_ptr<TurnJudge<std::uint64_t>> makePlainTurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);
/// Returns the version for newer processors, or null if the build lacks the instructions. Precondition:
/// mayUseAvx2() or mayUseAvx512().
std::unique_ptr<TurnJudge<std::uint64_t>> makeAvx2TurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<std::uint64_t>> makeAvx512TurnJudge(const Board<std::uint64_t>& board, int target, Upright upright);

/// The next three functions return versions for boards of more than 64 cells. Only play in bands uses vector
/// instructions.
std::unique_ptr<TurnJudge<Bits128>> makePlainTurnJudge(const Board<Bits128>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<Bits128>> makeAvx2TurnJudge(const Board<Bits128>& board, int target, Upright upright);
std::unique_ptr<TurnJudge<Bits128>> makeAvx512TurnJudge(const Board<Bits128>& board, int target, Upright upright);

}  // namespace kotai::domineering
