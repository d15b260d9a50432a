// Values of a position in which both sides move at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kotai {

/// All values are payoffs for the first side: the value of optimal play in mixed strategies, and the payoff that each side can
/// force with pure moves known to the other: firstSecure <= value <= secondSecure. If the two bounds agree, they are the value.
struct GameValue {
  double value = 0;
  std::int8_t firstSecure = 0;   ///< payoff for the first side that the first side can force
  std::int8_t secondSecure = 0;  ///< payoff for the first side to which the second side can hold it
  friend constexpr bool operator==(const GameValue&, const GameValue&) = default;

  /// Returns the same values with the sides swapped.
  GameValue swapped() const { return {-value, static_cast<std::int8_t>(-secondSecure), static_cast<std::int8_t>(-firstSecure)}; }
  constexpr bool isPure() const { return firstSecure == secondSecure; }
};

/// Result with pure strategies: one side forces a win, both force a draw, or neither can force anything and chance decides.
enum class PositionClass : std::uint8_t { FirstWins, SecondWins, Draw, Mixed };
inline constexpr std::size_t positionClassCount = 4;

constexpr PositionClass positionClassOf(const GameValue& value) {
  if (!value.isPure()) return PositionClass::Mixed;
  if (value.firstSecure == 0) return PositionClass::Draw;
  return value.firstSecure > 0 ? PositionClass::FirstWins : PositionClass::SecondWins;
}

/// Totals of a solution with such values.
struct PayoffTotals {
  GameValue start;
  std::array<std::uint64_t, positionClassCount> byClass{};  ///< numbers of positions, indexed by PositionClass
  std::uint64_t finished = 0;
  friend bool operator==(const PayoffTotals&, const PayoffTotals&) = default;
};

}  // namespace kotai
