#include "tests/core/contract/naive_values.h"

namespace kotai::test {

/// Makes one sweep for each distance d. A position that is won or lost in d plies has a successor that is
/// decided in d-1.
NaiveValues::NaiveValues(const Variant& variant) : m_variant(variant) {
  std::map<Location, AnyPosition> open;
  const TierGraph& tiers = variant.tierGraph();
  for (TierId tier{0}; tier.value < tiers.tierCount(); ++tier.value)
    for (std::uint64_t index = 0; index < tiers.positionCount(tier); ++index)
      open[{tier, {index}}] = variant.positionAt({tier, {index}});
  constexpr std::uint32_t firstStored = 4;  // games may omit positions that are decided in fewer plies
  for (std::uint32_t plies = 0, last = 0; plies <= last + firstStored; ++plies) {
    std::map<Location, Value> found;
    for (const auto& [place, position] : open)
      if (const auto value = fromMoves(position)) found[place] = *value;
    for (const auto& [place, value] : found) open.erase(place);
    if (!found.empty()) last = plies;
    m_values.merge(found);
  }
  for (const auto& [place, position] : open) m_values[place] = Value::draw();
}

std::optional<Value> NaiveValues::known(const AnyPosition& position) const {
  if (!m_variant.isStored(position)) return fromMoves(position);
  const auto found = m_values.find(m_variant.locate(position));
  return found == m_values.end() ? std::nullopt : std::optional(found->second);
}

/// Returns the value that follows from the moves. An immediate win decides the position, whatever values the other
/// moves have. Any other value needs the values of all moves.
std::optional<Value> NaiveValues::fromMoves(const AnyPosition& position) const {
  if (const auto finished = m_variant.finishedValue(position)) return finished;
  std::optional<Value> best;
  bool allKnown = true;
  for (const AnyPosition& after : m_variant.successors(position)) {
    const auto value = known(after);
    allKnown = allKnown && value;
    if (value && (!best || preference(valueForMover(*value), *best) > 0)) best = valueForMover(*value);
  }
  return allKnown || (best && best->outcome == Outcome::Win) ? best : std::nullopt;
}

}  // namespace kotai::test
