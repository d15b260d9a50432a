// The values of a simultaneous game, from its solution, from its proof, or by solving a small remaining game.
#pragma once

#include <stop_token>

#include "app/cli/base/context.h"
#include "core/play/knowledge.h"
#include "core/simultaneous/position_values.h"

namespace kotai::cli {

/// Knowledge of a simultaneous game. The context must outlive the object. Throws SolutionError (NotFound, or
/// the fault of the file), Failure and Interrupted.
class DomineeringKnowledge final : public Knowledge {
 public:
  DomineeringKnowledge(const Context& context, SimultaneousVariantPtr variant, std::stop_token stop);

  bool knows(const AnyPosition& position) const override { return valuesAt(position).value(position).has_value(); }
  Worth worth(const AnyPosition& position) const override;
  std::optional<Worth> worth(const AnyPosition&, SideMove) const override { return std::nullopt; }
  std::vector<ChoiceList> choices(const AnyPosition& position) const override;
  std::vector<Fact> facts(const AnyPosition& position) const override;
  std::vector<Fact> facts(const AnyPosition& position, SideMove move) const override;
  /// Returns a line in which both sides play the most likely move of their equilibrium strategies.
  PlayLine line(const AnyPosition& position, std::size_t mostTurns, LineTies) const override;

  /// Returns the source of values for a position: the solution, the proof, or the solved remaining game.
  const PositionValues& valuesAt(const AnyPosition& position) const;

 private:
  const Context& m_context;
  SimultaneousVariantPtr m_variant;
  std::stop_token m_stop;
  PositionValuesPtr m_whole;            // values from the solution or the proof; null if there is neither
  mutable PositionValuesPtr m_subgame;  // values of the remaining game that was solved last
};

/// Returns the value of a position. Throws Failure for unreachable positions, and for positions that a proof does not decide.
GameValue knownValue(const PositionValues& values, const AnyPosition& position);

}  // namespace kotai::cli
