// Judges what a solver does in a puzzle, move by move, and answers for the other side.
#pragma once

#include <optional>
#include <vector>

#include "core/analysis/moves.h"
#include "core/puzzles/puzzle.h"
#include "core/tables/solution.h"

namespace kotai {

enum class AnswerVerdict {
  Right,      ///< the move of the solution
  AlsoRight,  ///< another one that does it as well: in BestMove only
  Wrong       ///< the puzzle stays where it was
};

struct PuzzleAnswer {
  AnswerVerdict verdict = AnswerVerdict::Wrong;
  Value before;                      ///< of the position, for the solver
  MoveValue move;                    ///< the solver's: `value` is what it is worth to the solver
  std::optional<MoveValue> defence;  ///< the other side's answer, where the puzzle goes on or the game ends by it
  bool solved = false;               ///< nothing is left to find
  /// Best play of both sides after a wrong move, beginning with the opponent. Cut after `refutationPlies`.
  PerfectLine refutation = {};
};

/// Keeps its place in one puzzle. Throws SolutionError.
class PuzzleJudge {
 public:
  static constexpr std::size_t refutationPlies = 40;

  PuzzleJudge(SolutionPtr solution, Puzzle puzzle);

  const Puzzle& puzzle() const { return m_puzzle; }
  const AnyPosition& position() const { return m_position; }  ///< the solver is to move, unless it is solved
  bool isSolved() const { return m_solved; }
  /// Moves of the solution that were made, those of the other side included.
  std::size_t pliesMade() const { return m_made; }
  /// Next move of the solution; none when the puzzle is solved.
  std::optional<AnyMove> hint() const;
  /// All that would be right now.
  std::vector<MoveValue> rightMoves() const;
  /// Precondition: not solved, and the move is legal. Right answers take the puzzle on.
  PuzzleAnswer answer(AnyMove move);

 private:
  SolutionPtr m_solution;
  Puzzle m_puzzle;
  AnyPosition m_position;
  std::size_t m_made = 0;
  bool m_solved = false;
};

}  // namespace kotai
