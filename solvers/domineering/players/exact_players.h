// Players that know the exact values, from a solution or by solving the rest of the game themselves.
#pragma once

#include <memory>
#include <stop_token>

#include "core/games/domineering/variant.h"
#include "solvers/domineering/players/player.h"

namespace kotai::domineering {

/// Values of positions from the solution if there is one; otherwise the rest of the game is solved in memory as soon as it has
/// few enough positions. Not thread-safe.
class KnownValues {
 public:
  KnownValues(SimultaneousVariantPtr variant, PositionValuesPtr solution, std::uint64_t positionLimit);
  /// Values that cover the position and all that follow it; null if there are none.
  const PositionValues* covering(const AnyPosition& position, const std::stop_token& stop);

 private:
  SimultaneousVariantPtr m_variant;
  PositionValuesPtr m_solution;
  std::uint64_t m_positionLimit;
  PositionValuesPtr m_rest;
};

/// The positions of the rest of a game that these players solve by themselves.
inline constexpr std::uint64_t defaultRestPositions = 100'000;

/// Samples the mixed strategy that guarantees the value. Plays like \p fallback where no values are known.
std::unique_ptr<Player> makeEquilibriumPlayer(KnownValues values, Side side, std::uint64_t seed,
                                              std::unique_ptr<Player> fallback);
/// The best that can be forced with moves the other side knows; among those moves the greatest least value, then by chance.
/// Plays like \p fallback where no values are known.
std::unique_ptr<Player> makeSecurePlayer(KnownValues values, Side side, std::uint64_t seed, std::unique_ptr<Player> fallback);

}  // namespace kotai::domineering
