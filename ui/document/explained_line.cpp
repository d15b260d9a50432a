#include "ui/document/explained_line.h"

#include <algorithm>

namespace kotai::ui {

std::vector<MoveSquares> explainedLine(const Variant& variant, const std::vector<Fact>& facts, const AnyPosition& position) {
  for (const Fact& fact : facts) {
    std::vector<MoveSquares> line;
    const auto first = std::ranges::find(fact.moves, position, &FactMove::before);
    for (auto move = first; move != fact.moves.end() && line.size() < mostArrows; ++move)
      line.push_back(variant.moveSquares(move->before, move->move));
    if (line.size() > 1) return line;
  }
  return {};
}

}  // namespace kotai::ui
