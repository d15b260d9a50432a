#include "ui/document/line_reader.h"

#include <algorithm>

#include "core/game/game_end.h"

namespace kotai::ui {

namespace {

std::vector<MoveValue> perfectMoves(const Solution& solution, const AnyPosition& position) {
  std::vector<MoveValue> moves = moveValues(solution, position);
  std::erase_if(moves, [](const MoveValue& move) { return !move.perfect; });
  return moves;
}

}  // namespace

AnnotatedLine readLine(const Solution& solution, const AnyPosition& start, const std::vector<AnyMove>& chosen,
                       std::size_t maxPlies) {
  const Variant& variant = *solution.variant();
  AnnotatedLine line;
  line.last = start;
  const auto append = [&](const MoveValue& move, std::vector<MoveValue> equals) {
    line.steps.push_back({line.last, move, variant.sideToMove(line.last), std::move(equals)});
    line.last = move.after;
  };
  const auto goesOn = [&] { return !decidedWinner(variant, line.last); };
  for (const AnyMove wanted : chosen) {
    if (!goesOn()) break;
    std::vector<MoveValue> equals = perfectMoves(solution, line.last);
    const auto there =
        std::find_if(equals.begin(), equals.end(), [wanted](const MoveValue& move) { return move.move == wanted; });
    if (there == equals.end()) break;
    append(MoveValue(*there), std::move(equals));
  }
  const PerfectLine rest = perfectLine(solution, line.last, maxPlies);
  for (const MoveValue& move : rest.moves) {
    if (!goesOn()) break;
    append(move, perfectMoves(solution, line.last));
  }
  line.decided = !goesOn();
  line.repeats = rest.repeats;
  line.cut = rest.cut;
  return line;
}

}  // namespace kotai::ui
