#include "core/verify/naive/checker.h"

#include <algorithm>

#include "core/tables/value_coding.h"

namespace kotai::verify {

constexpr std::uint64_t stretchPositions = 1U << 16;

NaiveChecker::NaiveChecker(const Variant& variant) : m_variant(variant), m_tiers(variant.tierGraph()) {}

std::uint64_t NaiveChecker::tierCount() const { return m_tiers.tierCount(); }
std::uint64_t NaiveChecker::positionCount() const { return m_tiers.totalPositions(); }
double NaiveChecker::workPositions() const { return 2 * static_cast<double>(m_tiers.approximatePositions()); }

std::size_t NaiveChecker::beginStage(std::size_t stage, const Solution&) {
  const auto layer = static_cast<int>(stage / 2);
  m_deriving = stage % 2 == 1;
  if (layer >= m_tiers.layerCount()) return 0;
  if (!m_deriving) beginLayer(layer);
  return std::max<std::size_t>(m_stretches.size(), 1);  // at least one, because a stage without units would end the verification
}

/// Allocates the values of a layer, and drops values that are no longer needed.
void NaiveChecker::beginLayer(int layer) {
  std::erase_if(m_codes, [&](const auto& each) { return m_tiers.layerOf({each.first}) < layer - m_tiers.childLayerReach(); });
  m_stretches.clear();
  for (const TierId tier : m_tiers.tiersInLayer(layer)) {
    const std::uint64_t count = m_tiers.positionCount(tier);
    m_codes[tier.value].resize(count);
    for (std::uint64_t first = 0; first < count; first += stretchPositions)
      m_stretches.push_back({tier, first, std::min(count, first + stretchPositions)});
  }
}

UnitResult NaiveChecker::checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) {
  UnitResult result;
  if (unit >= m_stretches.size()) return result;
  UnitSteps steps(control);
  if (m_deriving)
    derive(m_stretches[unit], steps, result);
  else
    load(m_stretches[unit], solution, steps);
  return result;
}

void NaiveChecker::load(const Stretch& stretch, const Solution& solution, UnitSteps& steps) {
  Codes& codes = m_codes.at(stretch.tier.value);
  for (std::uint64_t index = stretch.first; index < stretch.end; ++index) {
    const Value value = solution.valueAt({stretch.tier, {index}});
    codes[index] = static_cast<std::uint16_t>(encodeValue(ValueCoding::Explicit, value));
    if (!steps.next()) return;
  }
}

void NaiveChecker::derive(const Stretch& stretch, UnitSteps& steps, UnitResult& result) const {
  const Codes& codes = m_codes.at(stretch.tier.value);
  for (std::uint64_t index = stretch.first; index < stretch.end; ++index) {
    const AnyPosition position = m_variant.positionAt({stretch.tier, {index}});
    const Value stored = decodeValue(ValueCoding::Explicit, codes[index]);
    const Value derived = fromMoves(position);
    if (stored != derived) result.addMismatch({m_variant.formatPosition(position), stored, derived});
    ++result.positionsChecked;
    if (!steps.next()) return;
  }
}

Value NaiveChecker::valueOf(const AnyPosition& position) const {
  if (!m_variant.isStored(position)) return fromMoves(position);
  const Location place = m_variant.locate(position);
  return decodeValue(ValueCoding::Explicit, m_codes.at(place.tier.value)[place.index.value]);
}

Value NaiveChecker::fromMoves(const AnyPosition& position) const {
  if (const auto finished = m_variant.finishedValue(position)) return *finished;
  const std::vector<AnyPosition> successors = m_variant.successors(position);
  Value best = Value::loss(0);
  for (const AnyPosition& after : successors)
    if (m_variant.finishedValue(after) == Value::loss(0)) return Value::win(1);
  for (const AnyPosition& after : successors)
    if (const Value value = valueForMover(valueOf(after)); preference(value, best) > 0) best = value;
  return best;
}

}  // namespace kotai::verify
