// A puzzle: position, task, the only line that solves it, and difficulty.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/game/types.h"
#include "core/game/value.h"

namespace kotai {

/// Task of a puzzle. In every kind except BestMove, exactly one move is right at each turn of the solver in the solution, and
/// other moves exist in the first position. docs/puzzles.md explains the kinds to users.
enum class PuzzleKind {
  Mate,           ///< won in n plies: find the fastest win and play it to the end
  OnlyMove,       ///< won in more than two plies, or drawn: find the only move that keeps the outcome
  HoldDraw,       ///< drawn: find the only move that does not lose
  WinFromBehind,  ///< like OnlyMove with a won position, although the evaluation puts the side to move at least two moves behind
                  ///< (core/players/judge.h)
  Escape,         ///< lost: find the move that holds out longest; every other move loses at least six plies sooner
  BestMove,       ///< anything else from a list: find a move that keeps the value; several may be right
  SecureWin,      ///< both sides move at once: find the only move that wins whatever the other side plays
  SecureDraw      ///< both sides move at once: find the only move that does not lose, whatever the other side plays
};

/// Values that a correct move keeps.
enum class PuzzleGoal { Outcome, OutcomeAndDistance };

struct Puzzle {
  PuzzleKind kind = PuzzleKind::OnlyMove;
  PuzzleGoal goal = PuzzleGoal::Outcome;
  AnyPosition position;
  Side side = Side::First;  ///< the solver's, who is to move
  Value value;              ///< value for the solver; where both sides move at once, without a distance
  /// The solver's move, the defender's, and so on. The defender plays like the perfect player (core/players/perfect_player.h)
  /// and breaks ties by the text of the move. A mate continues to the end of the game, value.distancePlies moves. The other
  /// kinds end with a move of the solver: BestMove with the first, the others when the next turn would have no single right
  /// move, or after `mostTurns`. Where both sides move at once, it is one move.
  std::vector<AnyMove> solution;
  int rating = 0;  ///< `lowestRating` to `highestRating`, a multiple of ten (core/puzzles/puzzle_rating.h)

  static constexpr int mostTurns = 4;
  static constexpr int lowestRating = 600;
  static constexpr int highestRating = 2800;
};

/// Kinds of puzzles that can be requested for games in which the players alternate, in menu order: all except BestMove.
const std::vector<PuzzleKind>& puzzleKinds();
/// Kinds of puzzles that can be requested for games in which both players move at once.
const std::vector<PuzzleKind>& securePuzzleKinds();
/// Name of both kinds together, SecureWin and SecureDraw.
inline constexpr std::string_view secureKindId = "secure";
/// Kinds of puzzles that can be requested for this variant. \p variantId: id of a variant, such as "dodgem:4x4". The id of a
/// game, such as "dodgem", is not enough.
const std::vector<PuzzleKind>& puzzleKindsOf(std::string_view variantId);
/// Ids "mate", "only-move", "hold-draw", "win-from-behind", "escape", "best-move", "secure-win" and "secure-draw".
std::string_view idOf(PuzzleKind kind);
std::optional<PuzzleKind> puzzleKindOfId(std::string_view id);

}  // namespace kotai
