// The outcomes of a variant of which no distances are known, from a file of outcomes.
#pragma once

#include <utility>

#include "app/cli/base/context.h"
#include "core/play/knowledge.h"
#include "core/tables/outcome_table.h"

namespace kotai::cli {

/// Knowledge of a variant whose outcomes are known without distances. Reasons, lines and grades of draws need distances, so these
/// functions throw Failure. The context must outlive the object.
class OutcomeKnowledge final : public Knowledge {
 public:
  OutcomeKnowledge(const Context& context, OutcomeTablePtr table) : m_context(context), m_table(std::move(table)) {}

  bool knows(const AnyPosition&) const override { return true; }
  Worth worth(const AnyPosition& position) const override { return m_table->outcome(position); }
  std::optional<Worth> worth(const AnyPosition& position, SideMove move) const override;
  std::vector<ChoiceList> choices(const AnyPosition& position) const override;
  std::optional<DrawGrades> drawGrades(const AnyPosition& position, bool withMoves) const override;
  std::vector<Fact> facts(const AnyPosition& position) const override;
  std::vector<Fact> facts(const AnyPosition& position, SideMove move) const override;
  PlayLine line(const AnyPosition& position, std::size_t mostTurns, LineTies ties) const override;

 private:
  Outcome forMover(const AnyPosition& position, AnyMove move) const;
  [[noreturn]] void needsDistances() const;

  const Context& m_context;
  OutcomeTablePtr m_table;
};

}  // namespace kotai::cli
