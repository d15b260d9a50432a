// Puzzles of simultaneous games: find the only move that secures a result against every reply.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/puzzles/puzzle_maker.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai {

/// Returns the payoff (-1 to 1) that each move guarantees its side if the opponent always sees the side's move.
/// The payoffs are in the order of moves(). Returns nothing if the value of a position is unknown. Throws
/// SolutionError.
std::optional<std::vector<int>> guarantees(const PositionValues& values, const AnyPosition& position, Side side);

/// Returns a reply that holds the side to the payoff that guarantees() gives for the move. Returns nothing if the value of a
/// position is unknown. Throws SolutionError.
std::optional<AnyMove> refutation(const PositionValues& values, const AnyPosition& position, Side side, AnyMove move);

/// Returns a puzzle if the side has several moves, and exactly one of them secures a win or avoids a loss even if the
/// other side sees the move beforehand. Otherwise returns nothing. Throws SolutionError.
std::optional<Puzzle> securePuzzleAt(const PositionValues& values, const AnyPosition& position, Side side);
/// Returns a puzzle for side \p first if possible, otherwise for the other side. If \p kind is set, returns
/// only a puzzle of this kind.
std::optional<Puzzle> securePuzzleFor(const PositionValues& values, const AnyPosition& position, Side first,
                                      std::optional<PuzzleKind> kind = std::nullopt);

/// Returns a source of different puzzles, determined by solution, kind and seed. Without \p kind, returns both
/// kinds. All tiers are equally likely, and all positions of a tier are equally likely. Ends after
/// `maxFruitlessTries` consecutive positions without a puzzle.
std::unique_ptr<PuzzleSource> securePuzzles(SimultaneousSolutionPtr solution, std::optional<PuzzleKind> kind, std::uint64_t seed);

/// Returns the moves of a side that are no mistakes. Throws SolutionError.
using SafeChoices = std::function<std::vector<AnyMove>(const PositionValues& values, const AnyPosition& position, Side side)>;

/// Returns the maker for a solution, or null if \p solution is null. The refutation of a wrong move is the other side's
/// move in the same turn. Without \p safeChoices, a mistake is a puzzle only if a single move is sure of a result.
PuzzleMakerPtr puzzleMaker(SimultaneousSolutionPtr solution, SafeChoices safeChoices = {});

}  // namespace kotai
