#include "solvers/domineering/proof/turn_judge.h"

#include "solvers/domineering/proof/turn_judge_of.h"

namespace kotai::domineering {

std::unique_ptr<TurnJudge> makePlainTurnJudge(const Board<std::uint64_t>& board, int target) {
  return std::make_unique<TurnJudgeOf<OneWord>>(board, target);
}

std::unique_ptr<TurnJudge> makeTurnJudge(const Board<std::uint64_t>& board, int target) {
  if (auto wide = makeAvx512TurnJudge(board, target)) return wide;
  if (auto machine = makeAvx2TurnJudge(board, target)) return machine;
  return makePlainTurnJudge(board, target);
}

}  // namespace kotai::domineering
