// Puzzles of simultaneous games: the only move that secures a result whatever the other side plays.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "core/players/random_source.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai {

/// The side has several moves, and can force a win or avoid a loss with moves that the other side knows beforehand. Exactly one
/// move does this.
struct SecurePuzzle {
  AnyPosition position;
  Side side = Side::First;
  bool wins = false;  ///< if false, the side does not lose
  AnyMove solution;
  int rating = 0;  ///< like Puzzle::rating, but with imagined players (docs/puzzles.md)
};

/// Name of this kind of puzzles, beside those of PuzzleKind.
inline constexpr std::string_view secureKindId = "secure";

/// Returns the payoff that each move guarantees its side, from -1 to 1, against the best reply if play continues with known
/// moves. In the order of moves(). Returns nothing if a position is not covered. Throws SolutionError.
std::optional<std::vector<int>> guarantees(const PositionValues& values, const AnyPosition& position, Side side);

/// A reply after which the side can guarantee no more than guarantees() says about this move. Returns nothing if a position is
/// not covered. Throws SolutionError.
std::optional<AnyMove> refutation(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move);

/// Returns nothing if the position is not such a puzzle for the side. Throws SolutionError.
std::optional<SecurePuzzle> securePuzzleAt(const PositionValues& values, const AnyPosition& position, Side side);

/// Draws puzzles without repetition, the same for the same solution and seed. Tiers are equally likely, and so are all
/// positions of a tier.
class SecurePuzzleSource {
 public:
  SecurePuzzleSource(SimultaneousSolutionPtr solution, std::uint64_t seed) : m_solution(std::move(solution)), m_random(seed) {}
  /// Returns nothing after `mostFruitless` positions in a row, or on a stop request. Throws SolutionError.
  std::optional<SecurePuzzle> next(const std::stop_token& stop = {});
  static constexpr int mostFruitless = 20'000;

 private:
  SimultaneousSolutionPtr m_solution;
  RandomSource m_random;
  std::unordered_set<AnyPosition> m_seen;
};

}  // namespace kotai
