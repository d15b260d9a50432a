// Players that know the exact values, from a solution or by solving the rest of the game themselves.
#pragma once

#include <memory>
#include <stop_token>

#include "core/games/domineering/variant.h"
#include "solvers/domineering/players/player.h"

namespace kotai::domineering {

/// Values of positions from the solution if there is one. Otherwise the rest of the game is solved in memory once it is small
/// enough. Not thread-safe.
class KnownValues {
 public:
  KnownValues(SimultaneousVariantPtr variant, PositionValuesPtr solution, std::uint64_t positionLimit);
  /// Returns values that cover the position and all its successors, or null.
  const PositionValues* covering(const AnyPosition& position, const std::stop_token& stop);

 private:
  SimultaneousVariantPtr m_variant;
  PositionValuesPtr m_solution;
  std::uint64_t m_positionLimit;
  PositionValuesPtr m_rest;
};

/// Maximum size of a rest that these players solve themselves.
inline constexpr std::uint64_t defaultRestPositions = 100'000;

/// Samples the optimal mixed strategy. Plays like \p fallback if the values are unknown.
std::unique_ptr<Player> makeEquilibriumPlayer(KnownValues values, Side side, std::uint64_t seed,
                                              std::unique_ptr<Player> fallback);
/// Plays the move with the best result that can be forced when the other side knows it. Among several, prefers the largest
/// minimal value, then chooses at random. Plays like \p fallback if the values are unknown.
std::unique_ptr<Player> makeSecurePlayer(KnownValues values, Side side, std::uint64_t seed, std::unique_ptr<Player> fallback);

}  // namespace kotai::domineering
