// The values of a game in which the sides move in turn, from its solution.
#pragma once

#include <utility>

#include "core/play/knowledge.h"
#include "core/tables/solution.h"

namespace kotai {

class AlternatingKnowledge final : public Knowledge {
 public:
  explicit AlternatingKnowledge(SolutionPtr solution) : m_solution(std::move(solution)) {}

  bool knows(const AnyPosition&) const override { return true; }
  Worth worth(const AnyPosition& position) const override { return m_solution->value(position); }
  std::optional<Worth> worth(const AnyPosition& position, SideMove move) const override;
  std::vector<ChoiceList> choices(const AnyPosition& position) const override;
  std::optional<DrawGrades> drawGrades(const AnyPosition& position, bool withMoves) const override;
  std::vector<Fact> facts(const AnyPosition& position) const override;
  std::vector<Fact> facts(const AnyPosition& position, SideMove move) const override;
  PlayLine line(const AnyPosition& position, std::size_t mostTurns, LineTies ties) const override;

 private:
  SolutionPtr m_solution;
};

}  // namespace kotai
