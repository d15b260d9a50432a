#include "core/puzzles/other_defences.h"

#include "core/puzzles/make_puzzle.h"

namespace kotai {

std::vector<OtherDefence> otherDefences(const Solution& solution, const Puzzle& puzzle) {
  const Variant& variant = *solution.variant();
  std::vector<OtherDefence> others;
  AnyPosition position = puzzle.position;
  for (std::size_t ply = 0; ply < puzzle.solution.size(); ++ply) {
    const bool isDefence = ply % 2 == 1;
    if (isDefence)
      for (MoveValue& reply : moveValues(solution, position)) {
        if (!reply.perfect || reply.move == puzzle.solution[ply]) continue;
        std::vector<MoveValue> answers = moveValues(solution, reply.after);
        std::erase_if(answers, [&puzzle](const MoveValue& each) { return !isRight(puzzle.goal, each); });
        others.push_back({ply, std::move(reply), std::move(answers)});
      }
    position = variant.play(position, puzzle.solution[ply]);
  }
  return others;
}

}  // namespace kotai
