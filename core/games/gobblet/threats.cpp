#include "core/games/gobblet/threats.h"

#include <algorithm>

namespace kotai::gobblet {

SquareSet completions(const Rules& rules, const Rules::Position& position) {
  unsigned squares = 0;
  rules.forEachMove(position, [&](Rules::Move move) {
    if (rules.isLosingLift(position, move)) return;
    if (hasLine(Rules::visible(rules.play(position, move), position.toMove))) squares |= squareBit(move.to);
  });
  return static_cast<SquareSet>(squares);
}

std::string squareList(SquareSet squares, const char* separator) {
  std::string text;
  forEachSquare(squares, [&](int square) { text += (text.empty() ? "" : separator) + squareText(square); });
  return text;
}

std::string firstLine(SquareSet squares) {
  const auto isWithin = [squares](SquareSet line) { return (line & squares) == line; };
  return squareList(*std::ranges::find_if(allLines, isWithin), "-");
}

}  // namespace kotai::gobblet
