// Puzzles of simultaneous games: the only move that secures a result whatever the other side plays.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/puzzles/puzzle_maker.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai {

/// Returns the payoff that each move guarantees its side, from -1 to 1, against the best reply if play continues with known
/// moves. In the order of moves(). Returns nothing if a position is not covered. Throws SolutionError.
std::optional<std::vector<int>> guarantees(const PositionValues& values, const AnyPosition& position, Side side);

/// Returns a reply after which the side can guarantee no more than guarantees() says about this move. Returns nothing if a
/// position is not covered. Throws SolutionError.
std::optional<AnyMove> refutation(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move);

/// Returns a puzzle for a side that has several moves, and can force a win or avoid a loss even if the other side sees its
/// moves beforehand. Exactly one move does this. Returns nothing if the position is no such puzzle. Throws SolutionError.
std::optional<Puzzle> securePuzzleAt(const PositionValues& values, const AnyPosition& position, Side side);
/// Returns a puzzle for one of the sides: for \p first if possible. \p kind: only of this kind.
std::optional<Puzzle> securePuzzleFor(const PositionValues& values, const AnyPosition& position, Side first,
                                      std::optional<PuzzleKind> kind = std::nullopt);

/// Draws puzzles without repetition, the same for the same solution, kind and seed. Tiers are equally likely, and so are all
/// positions of a tier. Ends after `mostFruitless` positions in a row. \p kind: none for both kinds.
std::unique_ptr<PuzzleSource> securePuzzles(SimultaneousSolutionPtr solution, std::optional<PuzzleKind> kind, std::uint64_t seed);

/// Returns null without a solution. In the judgements of the result, the refutation is the other side's move of the same turn.
PuzzleMakerPtr puzzleMaker(SimultaneousSolutionPtr solution);

}  // namespace kotai
