// Successors of a single position, computed by moves of rows.
#pragma once

#include "solvers/retrograde/animalshogi/row_map.h"
#include "solvers/retrograde/animalshogi/row_moves.h"

namespace kotai::animalshogi::engine {

/// Calls visit with the index of every stored successor of a position in which the lion cannot be captured.
template <class Bits, class Visit>
void forEachRowSuccessor(BlockId block, std::uint32_t rank, const BlockRules& rules, Visit&& visit) {
  const ClassLayout& layout = Layouts::get()[block.materialClass];
  const RowMoves<Bits, RowBits> moves(block, rules);
  const Row row = rowAt<Bits>(layout, moves.freeOfLions(), rank / layout.rowLength);
  const RowBits position = bitAt(rank % layout.rowLength);
  const TurnedBlock& turned = rules.space.turnedForSuccessors(block);
  const auto visitSuccessors = [&](const RowMove<RowBits>& move, unsigned freeAfter, const SetTable& toStored,
                                   unsigned storedFree, int pair) {
    const RowMap<Bits> map(*moves.layout(move.change), toStored, true, storedFree);
    const auto target = map.target(move.rowAfter(freeAfter));
    forEachPlace(scattered<Bits>(gathered<Bits>(position, move.from), move.to), [&](std::uint32_t place) {
      visit(rules.space.firstOf({map.layout().number, pair}) + target.offset + map.place(target, place));
    });
  };
  moves.forEach(row, position, [&](const RowMove<RowBits>& move) {
    visitSuccessors(move, moves.freeOfLions(), *turned.turn, turned.freeOfLions, turned.pair);
  });
  for (int number = 0; number < turned.stepCount; ++number) {
    const LionStep& step = turned.steps[static_cast<std::size_t>(number)];
    if (step.target != LionStep::Target::Stored) continue;
    const SeenStep seen = seenByMover(turned, step);
    moves.lionTo(seen.square, row, position, [&](const RowMove<RowBits>& move) {
      visitSuccessors(move, moves.freeOfLions(seen.square), *seen.toStored, seen.freeOfLions, step.pair);
    });
  }
}

}  // namespace kotai::animalshogi::engine
