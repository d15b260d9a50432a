#include "core/query/measure.h"

#include <algorithm>

#include "core/analysis/draw_grade.h"
#include "core/players/level_choice.h"

namespace kotai::query {

const AnyPosition& Measure::position() {
  if (!m_position) m_position = m_solution.variant()->positionAt(m_location);
  return *m_position;
}

std::optional<std::int64_t> Measure::number(const Sum& sum) {
  std::int64_t all = 0;
  for (const auto& [term, isSubtracted] : sum.parts) {
    const auto each = number(term);
    if (!each) return std::nullopt;
    all += isSubtracted ? -*each : *each;
  }
  return all;
}

std::optional<std::int64_t> Measure::number(const Term& term) {
  switch (term.quantity) {
    case Quantity::Number: return term.number;
    case Quantity::Distance:
      return m_value.outcome == Outcome::Draw ? std::nullopt : std::optional<std::int64_t>(m_value.distancePlies);
    case Quantity::Moves: return static_cast<std::int64_t>(m_solution.variant()->moveCount(position()));
    case Quantity::GoodMoves: countGoodMoves(); return m_goodMoves;
    case Quantity::BestMoves: countGoodMoves(); return m_bestMoves;
    case Quantity::Difficulty: return difficultyAt(m_solution, position());
    case Quantity::DrawGrade: return m_value.outcome == Outcome::Draw ? drawGrade(m_solution, position()) : std::nullopt;
    case Quantity::Key: return keyNumber(term);
    case Quantity::InHand:
    case Quantity::OnBoard: break;
  }
  return m_words.count(term, position());
}

std::int64_t Measure::keyNumber(const Term& term) const {
  const TierGraph& tiers = m_solution.variant()->tierGraph();
  const AggregateCell cell = tiers.cellOf(m_location, tiers.aggregateKeys()[term.key]);
  const int own = term.whose == Whose::Other ? 0 : cell.mover;
  return own + (term.whose == Whose::Own ? 0 : cell.opponent);
}

void Measure::countGoodMoves() {
  if (m_goodMoves) return;
  m_goodMoves = 0;
  for (const AnyPosition& after : m_solution.variant()->successors(position())) {
    const Value value = valueForMover(m_solution.value(after));
    if (value.outcome == m_value.outcome) ++*m_goodMoves;
    if (value == m_value) ++m_bestMoves;
  }
}

std::int64_t difficultyAt(const Solution& solution, const AnyPosition& position) {
  return difficulty(*solution.variant(), position, moveValues(solution, position), difficultyLevel);
}

bool isOfWholeParts(const Variant& variant, const Sum& sum) {
  return std::ranges::all_of(sum.parts, [&](const Sum::Part& part) {
    const Term& term = part.term;
    if (term.quantity == Quantity::Key) return !variant.tierGraph().aggregateKeys()[term.key].withinParts;
    return term.quantity == Quantity::Number || term.quantity == Quantity::Distance;
  });
}

}  // namespace kotai::query
