// Makes a puzzle from a position that meets the definition of a kind.
#pragma once

#include <optional>

#include "core/analysis/moves.h"
#include "core/puzzles/puzzle.h"
#include "core/tables/solution.h"

namespace kotai {

/// Returns the puzzle of a kind at a position, or nothing if the position is not a puzzle of this kind. The result is
/// deterministic. Throws SolutionError.
std::optional<Puzzle> puzzleAt(const Solution& solution, PuzzleKind kind, const AnyPosition& position);

/// Returns the puzzle for a position from any list, using the first kind that fits: mate in at most `longestMatePlies`, win
/// from behind, hold the draw, only move, escape, otherwise BestMove. Returns nothing if the game is over or all moves are
/// equally good.
std::optional<Puzzle> puzzleFrom(const Solution& solution, const AnyPosition& position);
inline constexpr std::uint32_t longestMatePlies = 15;

bool canBe(PuzzleKind kind, Value value);
/// Returns whether the position, apart from its moves, is suitable for the kind. For WinFromBehind, the
/// evaluation must be bad enough.
bool isSuitableFor(PuzzleKind kind, const Variant& variant, const AnyPosition& position);
/// Returns whether a move reaches a goal. Precondition: the goal is not Listed.
bool isRight(PuzzleGoal goal, const MoveValue& move);
/// Returns whether a move at the solver's turn fulfils the task of the puzzle.
bool isRight(const Puzzle& puzzle, const MoveValue& move);
/// Returns the defender's reply in an unfinished position.
MoveValue defence(const Solution& solution, const AnyPosition& position);

}  // namespace kotai
