// The values of an alternating game, from its solution or its outcomes.
#pragma once

#include <utility>

#include "core/play/knowledge.h"
#include "core/tables/solution.h"

namespace kotai {

class AlternatingKnowledge : public Knowledge {
 public:
  using Knowledge::worth;

  bool knows(const AnyPosition&) const final { return true; }
  std::optional<Worth> worth(const AnyPosition& position, SideMove move) const final;
  std::vector<ChoiceList> choices(const AnyPosition& position) const final;

 protected:
  explicit AlternatingKnowledge(VariantPtr variant) : m_variant(std::move(variant)) {}

  VariantPtr m_variant;

 private:
  Worth forMover(const AnyPosition& position, AnyMove move) const;
};

class SolutionKnowledge final : public AlternatingKnowledge {
 public:
  explicit SolutionKnowledge(SolutionPtr solution) : AlternatingKnowledge(solution->variant()), m_solution(std::move(solution)) {}

  using AlternatingKnowledge::worth;
  Worth worth(const AnyPosition& position) const override { return m_solution->value(position); }
  std::optional<DrawGrades> drawGrades(const AnyPosition& position, bool withMoves) const override;
  std::vector<Fact> facts(const AnyPosition& position) const override;
  std::vector<Fact> facts(const AnyPosition& position, SideMove move) const override;
  PlayLine line(const AnyPosition& position, std::size_t mostTurns, LineTies ties) const override;

 private:
  SolutionPtr m_solution;
};

}  // namespace kotai
