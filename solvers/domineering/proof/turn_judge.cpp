#include "solvers/domineering/proof/turn_judge.h"

#include "solvers/domineering/proof/turn_judge_of.h"

namespace kotai::domineering {

std::unique_ptr<TurnJudge> makePlainTurnJudge(const Board<std::uint64_t>& board, int target, Upright upright) {
  return std::make_unique<TurnJudgeOf<OneWord>>(board, target, upright);
}

std::unique_ptr<TurnJudge> makeTurnJudge(const Board<std::uint64_t>& board, int target, Upright upright) {
  if (auto wide = makeAvx512TurnJudge(board, target, upright)) return wide;
  if (auto machine = makeAvx2TurnJudge(board, target, upright)) return machine;
  return makePlainTurnJudge(board, target, upright);
}

}  // namespace kotai::domineering
