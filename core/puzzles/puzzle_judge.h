// Judges the solver's moves in a puzzle, and plays the replies of the other side.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/analysis/moves.h"
#include "core/puzzles/puzzle.h"
#include "core/tables/solution.h"

namespace kotai {

enum class AnswerVerdict {
  Right,      ///< the move of the solution
  AlsoRight,  ///< another correct move, if several are correct
  Wrong       ///< any other move; the puzzle does not advance
};

struct PuzzleAnswer {
  AnswerVerdict verdict = AnswerVerdict::Wrong;
  Value before;                      ///< value of the position for the solver
  MoveValue move;                    ///< the solver's move, with its value for the solver
  std::optional<MoveValue> defence;  ///< the other side's reply, if the puzzle continues or the reply ends the game
  bool solved = false;               ///< the puzzle is complete
  /// Best play of both sides after a wrong move, starting with the opponent. The line has at most
  /// `refutationPlies` plies.
  PerfectLine refutation = {};
};

/// Tracks the progress in one puzzle. Throws SolutionError.
class PuzzleJudge {
 public:
  static constexpr std::size_t refutationPlies = 40;

  explicit PuzzleJudge(Puzzle puzzle) : m_puzzle(std::move(puzzle)), m_position(m_puzzle.position) {}
  virtual ~PuzzleJudge() = default;

  const Puzzle& puzzle() const { return m_puzzle; }
  const AnyPosition& position() const { return m_position; }  ///< with the solver to move, unless the puzzle is solved
  bool isSolved() const { return m_made == m_puzzle.solution.size(); }
  /// Returns the number of moves of the solution played so far, by both sides.
  std::size_t pliesMade() const { return m_made; }
  /// Returns the next move of the solution, or nothing if the puzzle is solved.
  std::optional<AnyMove> hint() const;
  /// Returns all moves that are correct in the current position.
  virtual std::vector<MoveValue> rightMoves() const = 0;
  /// Judges a move of the solver. A correct move advances the puzzle. Precondition: the puzzle is not solved, and the move is
  /// legal.
  virtual PuzzleAnswer answer(AnyMove move) = 0;

 protected:
  Puzzle m_puzzle;
  AnyPosition m_position;
  std::size_t m_made = 0;
};

std::unique_ptr<PuzzleJudge> judgeOf(SolutionPtr solution, Puzzle puzzle);

}  // namespace kotai
