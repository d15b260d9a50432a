#include "core/analysis/parents.h"

#include <map>
#include <set>

namespace kotai {

/// Sorts the positions by their notation.
static std::map<std::string, AnyPosition> byText(const Variant& variant, const std::vector<AnyPosition>& positions) {
  std::map<std::string, AnyPosition> sorted;
  for (const AnyPosition& each : positions) sorted.emplace(variant.formatPosition(each), each);
  return sorted;
}

static Parent parentAt(const Variant& variant, const AnyPosition& before, const AnyPosition& canonicalChild) {
  Parent parent{before, {}};
  for (const AnyMove move : variant.legalMoves(before))
    if (variant.canonical(variant.play(before, move)) == canonicalChild) parent.moves.push_back(move);
  return parent;
}

std::vector<Parent> parentsOf(const Variant& variant, const AnyPosition& position) {
  const AnyPosition wanted = variant.canonical(position);
  std::vector<AnyPosition> canonical;
  for (const AnyPosition& each : variant.predecessors(wanted)) canonical.push_back(variant.canonical(each));
  std::vector<Parent> parents;
  for (const auto& [text, before] : byText(variant, canonical)) parents.push_back(parentAt(variant, before, wanted));
  return parents;
}

std::vector<Parent> parentsOnBoard(const Variant& variant, const AnyPosition& position) {
  const AnyPosition wanted = variant.canonical(position);
  std::set<AnyPosition> seen;
  std::vector<Parent> parents;
  for (const auto& [text, before] : byText(variant, variant.predecessors(position)))
    if (seen.insert(variant.canonical(before)).second) parents.push_back(parentAt(variant, before, wanted));
  return parents;
}

}  // namespace kotai
