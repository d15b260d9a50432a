// Compiled with AVX2 enabled (solvers/CMakeLists.txt): nothing in this file may run before the processor has been checked.
#include "solvers/domineering/proof/turn_judge_of.h"

namespace kotai::domineering {

#ifdef __AVX2__
namespace {

struct Avx2Machine {
  using Word __attribute__((vector_size(32))) = std::uint64_t;
  using Signed __attribute__((vector_size(32))) = std::int64_t;
};

}  // namespace
#endif

std::unique_ptr<TurnJudge<std::uint64_t>> makeAvx2TurnJudge([[maybe_unused]] const Board<std::uint64_t>& board,
                                                            [[maybe_unused]] int target, [[maybe_unused]] Upright upright) {
#ifdef __AVX2__
  return std::unique_ptr<TurnJudge<std::uint64_t>>(new TurnJudgeOf<Avx2Machine>(board, target, upright));
#else
  return nullptr;
#endif
}

std::unique_ptr<TurnJudge<Bits128>> makeAvx2TurnJudge([[maybe_unused]] const Board<Bits128>& board, [[maybe_unused]] int target,
                                                      [[maybe_unused]] Upright upright) {
#ifdef __AVX2__
  if (upright != Upright::InBands || board.cells() <= 64) return nullptr;
  return std::unique_ptr<TurnJudge<Bits128>>(new SplitTurnJudge<Avx2Machine>(board, target));
#else
  return nullptr;
#endif
}

}  // namespace kotai::domineering
