// Values of a position in a simultaneous game.
#pragma once

#include <cstdint>

namespace kotai {

/// All values are payoffs for the first side: the value of optimal play in mixed strategies, and the payoff that each side can
/// force with pure moves known to the other: firstSecure <= value <= secondSecure. If the two bounds agree, they are the value.
struct GameValue {
  double value = 0;
  std::int8_t firstSecure = 0;   ///< the first side forces at least this
  std::int8_t secondSecure = 0;  ///< the second side forces at most this
  friend constexpr bool operator==(const GameValue&, const GameValue&) = default;

  /// The same values with the sides swapped.
  GameValue swapped() const { return {-value, static_cast<std::int8_t>(-secondSecure), static_cast<std::int8_t>(-firstSecure)}; }
  bool isPure() const { return firstSecure == secondSecure; }
};

}  // namespace kotai
