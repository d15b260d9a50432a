// Values of positions from a proof, for a board too large to solve completely.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <stop_token>
#include <utility>
#include <vector>

#include "app/cli/base/context.h"
#include "core/simultaneous/position_values.h"
#include "solvers/domineering/proof/strategy_play.h"

namespace kotai::cli {

/// A remaining game with up to this many positions is solved at once, which takes a few seconds and a hundred megabytes.
inline constexpr std::uint64_t restPositions = 1'000'000;

/// Each side's moves in a position, with their probabilities in its optimal strategy.
struct TurnStrategies {
  std::array<std::vector<AnyMove>, 2> moves;   ///< indexed by Side
  std::array<std::vector<double>, 2> chances;  ///< probabilities of the same moves
};

/// The proved strategies, and the exact values of the remaining game if it is small. Strategies are read on first use, and
/// missing ones are created from the proof. Not thread-safe. The context must outlive it.
class ProvedValues final : public PositionValues {
 public:
  ProvedValues(const Context& context, SimultaneousVariantPtr variant, std::stop_token stop)
      : m_context(context), m_variant(std::move(variant)), m_stop(std::move(stop)) {}

  const SimultaneousVariantPtr& variant() const override { return m_variant; }
  /// Returns nothing if the strategies do not decide the position and too many positions can follow. Throws SolutionError,
  /// Failure.
  std::optional<GameValue> value(const AnyPosition& position) const override;
  /// The move of each side's strategy, or the optimal strategies of the remaining game. A side without either has no moves
  /// here. Returns nothing if neither side has any.
  std::optional<TurnStrategies> strategies(const AnyPosition& position) const;

 private:
  std::optional<GameValue> startValue() const;
  const PositionValues* rest(const AnyPosition& position) const;
  const PositionValues* smallRest(const AnyPosition& position) const;
  const std::vector<domineering::StrategyPlay>& plays() const;

  const Context& m_context;
  SimultaneousVariantPtr m_variant;
  std::stop_token m_stop;
  mutable std::optional<std::vector<domineering::StrategyPlay>> m_plays;
  mutable std::map<AnyPosition, PositionValuesPtr> m_rests;  ///< null if the remaining game is too large
};

/// The optimal strategies of both sides. Returns nothing if the position is not covered or the game is over.
std::optional<TurnStrategies> strategiesOf(const PositionValues& values, const AnyPosition& position);

}  // namespace kotai::cli
