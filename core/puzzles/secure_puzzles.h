// Puzzles of games with simultaneous moves: the only move that secures a result whatever the other side does.
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

/// The side has several moves, and can force a result with moves that the other one knows beforehand: a win, or not to
/// lose. Exactly one move does.
struct SecurePuzzle {
  AnyPosition position;
  Side side = Side::First;
  bool wins = false;  ///< else: does not lose
  AnyMove solution;
  int rating = 0;  ///< as Puzzle::rating; the players are imagined (docs/puzzles.md)
};

/// Name of this kind of puzzles, beside those of PuzzleKind.
inline constexpr std::string_view secureKindId = "secure";

/// Returns the payoff that each move guarantees its side, -1 to 1, if the opponent replies best and the game goes on with known
/// moves. In the order of moves(). None if a position is not covered. Throws SolutionError.
std::optional<std::vector<int>> guarantees(const PositionValues& values, const AnyPosition& position, Side side);

/// An answer after which the side is sure of no more than guarantees() says of this move. None if a position is not covered.
/// Throws SolutionError.
std::optional<AnyMove> refutation(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move);

/// None if the position is no such puzzle for the side. Throws SolutionError.
std::optional<SecurePuzzle> securePuzzleAt(const PositionValues& values, const AnyPosition& position, Side side);

/// Draws puzzles, none twice; the same for the same solution and seed. Tiers are equally likely, and inside a tier all positions.
class SecurePuzzleSource {
 public:
  SecurePuzzleSource(SimultaneousSolutionPtr solution, std::uint64_t seed) : m_solution(std::move(solution)), m_random(seed) {}
  /// None after `mostFruitless` positions in a row, or when asked to stop. Throws SolutionError.
  std::optional<SecurePuzzle> next(const std::stop_token& stop = {});
  static constexpr int mostFruitless = 20'000;

 private:
  SimultaneousSolutionPtr m_solution;
  RandomSource m_random;
  std::unordered_set<AnyPosition> m_seen;
};

}  // namespace kotai
