// Values of a position in which both players move at the same time.
#pragma once

#include <cstdint>

namespace kotai {

/// All as payoffs for the first side: the value of optimal play in mixed strategies, and what each side can force with pure moves
/// that the other knows: firstSecure <= value <= secondSecure. If the two agree, they are the value.
struct GameValue {
  double value = 0;
  std::int8_t firstSecure = 0;   ///< the first side forces at least this
  std::int8_t secondSecure = 0;  ///< the second side forces at most this
  friend constexpr bool operator==(const GameValue&, const GameValue&) = default;

  /// With the sides changed.
  GameValue swapped() const { return {-value, static_cast<std::int8_t>(-secondSecure), static_cast<std::int8_t>(-firstSecure)}; }
  bool isPure() const { return firstSecure == secondSecure; }
};

}  // namespace kotai
