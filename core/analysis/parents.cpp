#include "core/analysis/parents.h"

#include <map>

namespace kotai {

std::vector<Parent> parentsOf(const Variant& variant, const AnyPosition& position) {
  const AnyPosition wanted = variant.canonical(position);
  std::map<std::string, AnyPosition> byText;
  for (const AnyPosition& each : variant.predecessors(wanted)) {
    const AnyPosition canonical = variant.canonical(each);
    byText.emplace(variant.formatPosition(canonical), canonical);
  }
  std::vector<Parent> parents;
  for (const auto& [text, before] : byText) {
    Parent& parent = parents.emplace_back(Parent{before, {}});
    for (const AnyMove move : variant.legalMoves(before))
      if (variant.canonical(variant.play(before, move)) == wanted) parent.moves.push_back(move);
  }
  return parents;
}

}  // namespace kotai
