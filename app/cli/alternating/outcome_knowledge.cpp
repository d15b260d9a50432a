#include "app/cli/alternating/outcome_knowledge.h"

namespace kotai::cli {

std::optional<Worth> OutcomeKnowledge::worth(const AnyPosition& position, SideMove move) const {
  return forMover(position, move.move);
}

std::vector<ChoiceList> OutcomeKnowledge::choices(const AnyPosition& position) const {
  ChoiceList list{"moves", {}};
  for (const AnyMove move : m_table->variant()->legalMoves(position))  // moves in the order of their texts
    list.choices.push_back({m_table->variant()->formatMove(position, move), forMover(position, move)});
  return {std::move(list)};
}

std::optional<DrawGrades> OutcomeKnowledge::drawGrades(const AnyPosition& position, bool) const {
  if (m_table->outcome(position) != Outcome::Draw) return std::nullopt;
  needsDistances();
}

std::vector<Fact> OutcomeKnowledge::facts(const AnyPosition&) const { needsDistances(); }
std::vector<Fact> OutcomeKnowledge::facts(const AnyPosition&, SideMove) const { needsDistances(); }
PlayLine OutcomeKnowledge::line(const AnyPosition&, std::size_t, LineTies) const { needsDistances(); }

Outcome OutcomeKnowledge::forMover(const AnyPosition& position, AnyMove move) const {
  return opposite(m_table->outcome(m_table->variant()->play(position, move)));
}

void OutcomeKnowledge::needsDistances() const { m_context.failWithoutDistances(*m_table->variant()); }

}  // namespace kotai::cli
