#include "ui/boards/threats.h"

namespace kotai::ui {

std::vector<MoveSquares> threatsAgainstMover(const Variant& variant, const AnyPosition& position) {
  std::vector<MoveSquares> threats;
  if (variant.finishedValue(position)) return threats;
  const auto passed = variant.passed(position);
  if (!passed) return threats;
  for (const AnyMove move : variant.legalMoves(*passed)) {
    const auto end = variant.finishedValue(variant.play(*passed, move));
    if (end && end->outcome == Outcome::Loss) threats.push_back(variant.moveSquares(*passed, move));
  }
  return threats;
}

}  // namespace kotai::ui
