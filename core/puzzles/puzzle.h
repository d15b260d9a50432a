// A puzzle: position, task, solution and difficulty.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai {

/// Task of a puzzle. In every kind except BestMove, HoldOut, KeepPiece and SafeChoice, exactly one move is correct at each turn
/// of the solver, and the first position has other moves. docs/puzzles.md explains the kinds to users.
enum class PuzzleKind {
  Mate,           ///< won in n plies: find the fastest win and play it to the end
  OnlyMove,       ///< won in more than two plies, or drawn: find the only move that keeps the outcome
  HoldDraw,       ///< drawn: find the only move that does not lose
  WinFromBehind,  ///< like OnlyMove with a won position, although the evaluation puts the side to move at least two moves behind
                  ///< (core/players/judge.h)
  Escape,         ///< lost: find the move that holds out longest; every other move loses at least six plies sooner
  BestMove,       ///< any other position: find a move that keeps the value; several may be correct
  HoldOut,        ///< lost: find a move that does not lose at once (losesAtOnce()); several may be correct
  KeepPiece,      ///< find a move that keeps the outcome and is no slip (core/analysis/giveaway.h); several may be correct
  SecureWin,      ///< both sides move at once: find the only move that wins against every reply
  SecureDraw,     ///< both sides move at once: find the only move that does not lose against any reply
  SafeChoice      ///< both sides move at once: find a move that is no mistake; several may be correct
};

/// The part of the value that a correct move keeps.
enum class PuzzleGoal {
  Outcome,
  OutcomeAndDistance,
  Listed  ///< the puzzle lists the correct moves (Puzzle::right)
};

struct Puzzle {
  PuzzleKind kind = PuzzleKind::OnlyMove;
  PuzzleGoal goal = PuzzleGoal::Outcome;
  AnyPosition position;
  Side side = Side::First;  ///< the solver's side, which is to move
  Value value;              ///< value for the solver, without a distance if both sides move at once
  /// Moves of the solution: the solver's move, the defender's, and so on. The defender plays like the perfect
  /// player (core/players/perfect_player.h) and breaks ties by the text of the move. A mate continues to the end
  /// of the game, value.distancePlies moves. The other kinds end with a move of the solver: those in which several
  /// moves may be correct with the first move, the others when the next turn would have several correct moves, or after
  /// `mostTurns` turns. If both sides move at once, the solution is a single move.
  std::vector<AnyMove> solution;
  int rating = 0;                   ///< `lowestRating` to `highestRating`, a multiple of ten (core/puzzles/puzzle_rating.h)
  std::vector<AnyMove> right = {};  ///< all correct moves, if the goal is Listed; the solution is then one of them

  /// Returns whether a first move is the solution or listed as correct.
  bool isRight(AnyMove move) const {
    return move == solution.front() || std::find(right.begin(), right.end(), move) != right.end();
  }

  static constexpr int mostTurns = 4;
  static constexpr int lowestRating = 600;
  static constexpr int highestRating = 2800;
};

/// Returns the kinds of puzzles that can be requested if the players alternate, in menu order. In all of them, one move is
/// correct.
const std::vector<PuzzleKind>& puzzleKinds();
/// Returns the kinds of puzzles that can be requested for games in which both players move at once.
const std::vector<PuzzleKind>& securePuzzleKinds();
/// Common id of SecureWin and SecureDraw.
inline constexpr std::string_view secureKindId = "secure";
/// Returns the kinds of puzzles that can be requested for this variant. \p variantId: id of a variant, such as
/// "dodgem:4x4". The id of a game, such as "dodgem", is not enough.
const std::vector<PuzzleKind>& puzzleKindsOf(std::string_view variantId);
/// Returns the id: "mate", "only-move", "hold-draw", "win-from-behind", "escape", "best-move", "hold-out",
/// "keep-piece", "secure-win", "secure-draw" or "safe-choice".
std::string_view idOf(PuzzleKind kind);
std::optional<PuzzleKind> puzzleKindOfId(std::string_view id);

}  // namespace kotai
