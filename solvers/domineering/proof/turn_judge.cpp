#include "solvers/domineering/proof/turn_judge.h"

#include "solvers/base/processor.h"
#include "solvers/domineering/proof/turn_judge_of.h"

namespace kotai::domineering {

std::unique_ptr<TurnJudge<std::uint64_t>> makePlainTurnJudge(const Board<std::uint64_t>& board, int target, Upright upright) {
  return std::make_unique<TurnJudgeOf<OneWord<std::uint64_t>>>(board, target, upright);
}

std::unique_ptr<TurnJudge<std::uint64_t>> makeTurnJudge(const Board<std::uint64_t>& board, int target, Upright upright) {
  if (mayUseAvx512())
    if (auto wide = makeAvx512TurnJudge(board, target, upright)) return wide;
  if (mayUseAvx2())
    if (auto machine = makeAvx2TurnJudge(board, target, upright)) return machine;
  return makePlainTurnJudge(board, target, upright);
}

std::unique_ptr<TurnJudge<Bits128>> makePlainTurnJudge(const Board<Bits128>& board, int target, Upright upright) {
  return std::make_unique<TurnJudgeOf<OneWord<Bits128>>>(board, target, upright);
}

std::unique_ptr<TurnJudge<Bits128>> makeTurnJudge(const Board<Bits128>& board, int target, Upright upright) {
  if (mayUseAvx512())
    if (auto wide = makeAvx512TurnJudge(board, target, upright)) return wide;
  if (mayUseAvx2())
    if (auto machine = makeAvx2TurnJudge(board, target, upright)) return machine;
  return makePlainTurnJudge(board, target, upright);
}

}  // namespace kotai::domineering
