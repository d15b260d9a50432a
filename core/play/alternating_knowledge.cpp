#include "core/play/alternating_knowledge.h"

#include "core/analysis/draw_grade.h"
#include "core/analysis/moves.h"
#include "core/explain/explain.h"

namespace kotai {

std::optional<Worth> AlternatingKnowledge::worth(const AnyPosition& position, SideMove move) const {
  return forMover(position, move.move);
}

std::vector<ChoiceList> AlternatingKnowledge::choices(const AnyPosition& position) const {
  ChoiceList list{"moves", {}};
  for (const AnyMove move : m_variant->legalMoves(position))  // in order of notation
    list.choices.push_back({m_variant->formatMove(position, move), forMover(position, move)});
  return {std::move(list)};
}

Worth AlternatingKnowledge::forMover(const AnyPosition& position, AnyMove move) const {
  const Worth after = worth(m_variant->play(position, move));
  if (const auto* value = std::get_if<Value>(&after)) return valueForMover(*value);
  return opposite(std::get<Outcome>(after));
}

std::optional<DrawGrades> SolutionKnowledge::drawGrades(const AnyPosition& position, bool withMoves) const {
  if (m_solution->value(position).outcome != Outcome::Draw) return std::nullopt;
  std::vector<AnyPosition> positions{position};
  const std::vector<MoveValue> moves = withMoves ? moveValues(*m_solution, position) : std::vector<MoveValue>();
  for (const MoveValue& move : moves) positions.push_back(move.after);
  const auto found = kotai::drawGrades(*m_solution, positions);
  DrawGrades grades{found.front().value(), {}};
  for (std::size_t i = 0; i < moves.size(); ++i)
    if (const auto after = found[i + 1]) grades.moves.emplace(moves[i].text, drawGradeForMover(*after));
  return grades;
}

std::vector<Fact> SolutionKnowledge::facts(const AnyPosition& position) const { return explain(*m_solution, position); }

std::vector<Fact> SolutionKnowledge::facts(const AnyPosition& position, SideMove move) const {
  return explain(*m_solution, position, move.move);
}

PlayLine SolutionKnowledge::line(const AnyPosition& position, std::size_t mostTurns, LineTies ties) const {
  const PerfectLine found = perfectLine(*m_solution, position, mostTurns, tieRule(*m_solution, ties));
  PlayLine line{.turns = {}, .repeats = found.repeats, .cut = found.cut};
  for (const MoveValue& move : found.moves) line.turns.push_back({move.text, move.after});
  return line;
}

}  // namespace kotai
