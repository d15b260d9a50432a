#include "core/simultaneous/parents.h"

#include <map>
#include <string>

namespace kotai {

/// Returns the representative among the images that do not swap the sides.
static AnyPosition withSidesKept(const SimultaneousVariant& variant, const AnyPosition& position) {
  const auto canonical = variant.canonical(position);
  return canonical.swapped ? variant.exchanged(canonical.position).value_or(canonical.position) : canonical.position;
}

TurnParents parentsOf(const SimultaneousVariant& variant, const AnyPosition& position, const std::stop_token& stop) {
  const AnyPosition wanted = withSidesKept(variant, position);
  const std::vector<AnyPosition> predecessors = variant.predecessors(wanted);
  TurnParents parents{{}, predecessors.size() < variant.maxPredecessors()};
  std::map<std::string, AnyPosition> byText;
  for (const AnyPosition& each : predecessors) {
    if (stop.stop_requested()) return parents;
    const AnyPosition kept = withSidesKept(variant, each);
    byText.emplace(variant.formatPosition(kept), kept);
  }
  for (const auto& [text, before] : byText) {
    if (stop.stop_requested()) break;
    TurnParent& parent = parents.list.emplace_back(TurnParent{before, {}});
    for (const AnyMove first : variant.moves(before, Side::First))
      for (const AnyMove second : variant.moves(before, Side::Second))
        if (withSidesKept(variant, variant.play(before, {first, second})) == wanted) parent.turns.push_back({first, second});
  }
  return parents;
}

}  // namespace kotai
