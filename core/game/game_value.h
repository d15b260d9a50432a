// Values of positions in games with simultaneous moves.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kotai {

/// Value of a position: the payoff of optimal play in mixed strategies, and the payoffs that each side can
/// force with a pure move that the opponent sees. All payoffs are from the first side's point of view.
/// Invariant: firstSecure <= value <= secondSecure.
struct GameValue {
  double value = 0;
  std::int8_t firstSecure = 0;   ///< payoff that the first side can force for itself
  std::int8_t secondSecure = 0;  ///< highest payoff to the first side that the second side must allow
  friend constexpr bool operator==(const GameValue&, const GameValue&) = default;

  GameValue swapped() const { return {-value, static_cast<std::int8_t>(-secondSecure), static_cast<std::int8_t>(-firstSecure)}; }
  constexpr bool isPure() const { return firstSecure == secondSecure; }
};

/// Result with pure strategies: one side can force a win, both can force a draw, or the optimal strategies are mixed.
enum class PositionClass : std::uint8_t { FirstWins, SecondWins, Draw, Mixed };
inline constexpr std::size_t positionClassCount = 4;

constexpr PositionClass positionClassOf(const GameValue& value) {
  if (!value.isPure()) return PositionClass::Mixed;
  if (value.firstSecure == 0) return PositionClass::Draw;
  return value.firstSecure > 0 ? PositionClass::FirstWins : PositionClass::SecondWins;
}

/// Totals of a solution with payoffs.
struct PayoffTotals {
  GameValue start;
  std::array<std::uint64_t, positionClassCount> byClass{};  ///< numbers of positions, indexed by PositionClass
  std::uint64_t finished = 0;
  friend bool operator==(const PayoffTotals&, const PayoffTotals&) = default;
};

}  // namespace kotai
