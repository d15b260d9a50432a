// The value of a position: outcome for the side to move and, unless drawn, the distance to the end in plies.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kotai {

enum class Outcome : std::uint8_t { Loss = 0, Draw = 1, Win = 2 };

constexpr Outcome opposite(Outcome outcome) { return static_cast<Outcome>(2 - static_cast<int>(outcome)); }

/// Outcome and distance. The distance is the number of plies to the end with best play, or 0 for draws. The
/// winner minimises the distance, and the loser maximises it.
struct Value {
  Outcome outcome = Outcome::Draw;
  std::uint32_t distancePlies = 0;

  static constexpr Value win(std::uint32_t plies) { return {Outcome::Win, plies}; }
  static constexpr Value loss(std::uint32_t plies) { return {Outcome::Loss, plies}; }
  static constexpr Value draw() { return {Outcome::Draw, 0}; }

  friend constexpr bool operator==(const Value&, const Value&) = default;
};

/// Returns the value of a move for its player from the value of the resulting position. Counts the move itself.
constexpr Value valueForMover(Value after) {
  if (after.outcome == Outcome::Draw) return after;
  return {opposite(after.outcome), after.distancePlies + 1};
}

/// Compares two values for the same player: quick wins > slow wins > draw > long losses > short losses.
constexpr std::strong_ordering preference(Value left, Value right) {
  if (left.outcome != right.outcome) return left.outcome <=> right.outcome;
  if (left.outcome == Outcome::Win) return right.distancePlies <=> left.distancePlies;
  return left.distancePlies <=> right.distancePlies;
}

/// Returns "win 12", "loss 7" or "draw": the text used in all files and on the command line.
std::string toText(Value value);
std::string_view toText(Outcome outcome);
/// Parses a word written by toText(Outcome).
std::optional<Outcome> outcomeFromText(std::string_view text);

}  // namespace kotai
