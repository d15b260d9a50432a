// A puzzle: a position, what is to be found in it, the one line that does it, and how hard that is.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai {

/// Task of a puzzle. In every kind but the last, exactly one move is right at each turn of the solver in the solution, and other
/// moves exist in the first position. docs/puzzles.md explains the kinds to users.
enum class PuzzleKind {
  Mate,           ///< won in n plies: find the fastest win, to the end
  OnlyMove,       ///< won in more than two plies or drawn: find the only move that keeps the outcome
  HoldDraw,       ///< drawn: find the only move that does not lose
  WinFromBehind,  ///< as OnlyMove, won, though the side to move looks at least two moves behind (core/players/judge.h)
  Escape,         ///< lost: find the move that holds out longest; every other loses at least six plies sooner
  BestMove        ///< what is left of a list: a move that keeps what there is to keep; several may be right
};

/// Values that a right move keeps.
enum class PuzzleGoal { Outcome, OutcomeAndDistance };

struct Puzzle {
  PuzzleKind kind = PuzzleKind::OnlyMove;
  PuzzleGoal goal = PuzzleGoal::Outcome;
  AnyPosition position;  ///< the solver is to move
  Value value;           ///< for the solver
  /// The solver's move, the defender's, and so on. The defender plays as the perfect player does (core/players/perfect_player.h),
  /// and where that leaves a choice makes the first move by its text.
  /// Mate: to the end of the game, value.distancePlies moves. The other kinds end with a move of the solver: BestMove with the
  /// first, the others when the next turn would have no single right move, or after `mostTurns`.
  std::vector<AnyMove> solution;
  int rating = 0;  ///< `lowestRating` to `highestRating`, a multiple of ten (core/puzzles/puzzle_rating.h)

  static constexpr int mostTurns = 4;
  static constexpr int lowestRating = 600;
  static constexpr int highestRating = 2800;
};

/// The kinds one can ask for, in the order in which they are offered: all but BestMove.
const std::vector<PuzzleKind>& puzzleKinds();
/// "mate", "only-move", "hold-draw", "win-from-behind", "escape", "best-move".
std::string_view idOf(PuzzleKind kind);
std::optional<PuzzleKind> puzzleKindOfId(std::string_view id);

}  // namespace kotai
