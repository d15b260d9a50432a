#include "ui/board/threats.h"

namespace kotai::ui {

std::vector<DecisiveMove> decisiveMoves(const Variant& variant, const AnyPosition& position) {
  std::vector<DecisiveMove> decisive;
  for (const AnyMove move : variant.legalMoves(position)) {
    const AnyPosition after = variant.play(position, move);
    const auto end = variant.finishedValue(after);
    if (!end || end->outcome != Outcome::Loss) continue;
    const SetUp left{variant.pieces(after), variant.hands(after), variant.sideToMove(after)};
    decisive.push_back({variant.moveSquares(position, move), !variant.compose(left).has_value()});
  }
  return decisive;
}

std::vector<DecisiveMove> threatsAgainstMover(const Variant& variant, const AnyPosition& position) {
  if (variant.finishedValue(position)) return {};
  const auto passed = variant.passed(position);
  return passed ? decisiveMoves(variant, *passed) : std::vector<DecisiveMove>{};
}

}  // namespace kotai::ui
