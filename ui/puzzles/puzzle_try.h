// Attempt of the user at one puzzle: the puzzle, the moves and the results so far.
#pragma once

#include <QElapsedTimer>
#include <QString>

#include "core/explain/fact.h"
#include "core/puzzles/puzzle_judge.h"
#include "ui/puzzles/puzzle_supply.h"

namespace kotai::ui {

struct PuzzleTry {
  enum class State {
    Unsolved,  ///< no variant is open, or the variant has no solution
    Looking,   ///< a worker is searching for a puzzle
    Left,      ///< the user left the page before a puzzle was found
    Nothing,   ///< no puzzle is left, or an error occurred: see failure()
    Asked,     ///< the user is to move
    Judging,   ///< a worker is judging a move
    Wrong,     ///< the move was wrong and has been taken back; another try is possible
    Refuted,   ///< the board shows the refutation
    Shown,     ///< the board shows the solution because the user requested it
    Solved
  };

  State state = State::Unsolved;
  FoundPuzzle found = {};                   ///< puzzle with its number in the set
  std::optional<PuzzleAnswer> answer = {};  ///< verdict on the latest move, with the reply
  std::optional<PuzzleChange> change = {};  ///< change of the rating, once the result is stored
  bool isSaved = true;                      ///< false if the result could not be written
  bool rates = true;                        ///< whether the result can change the rating
  bool begun = false;                       ///< whether a move was tried or a hint was requested
  bool tallied = false;                     ///< whether the results of the training contain this puzzle
  bool recorded = false;                    ///< whether the result of this puzzle is final
  bool wasShown = false;                    ///< whether the solution was shown before the user found it
  int hints = 0;                            ///< hints for this move: 1 shows the piece, 2 the move
  int allHints = 0;                         ///< number of hints in all tries
  int wrongMoves = 0;                       ///< number of wrong moves in this puzzle, in all tries
  int secondsBefore = 0;                    ///< time used before the program was closed
  QElapsedTimer since = {};                 ///< started at the beginning of this try
  std::vector<AnyMove> onBoard = {};        ///< moves on the board, from the beginning of the puzzle
  std::vector<AnyMove> place = {};          ///< moves that lead to the position in which the user is to move
  std::optional<AnyMove> wrong = {};        ///< latest wrong move in that position
  std::optional<AnyMove> defence = {};      ///< opponent's reply that will be played next
  std::vector<AnyMove> line = {};           ///< shown moves, from the beginning of the puzzle
  /// Facts for each explained move: why a move is wrong or, after the puzzle, why the last moves are right. Available a moment
  /// later.
  std::vector<std::vector<Fact>> reasons = {};

  bool canMove() const { return state == State::Asked || state == State::Wrong; }
  bool isWrong() const { return answer && answer->verdict == AnswerVerdict::Wrong; }  ///< the latest move was wrong
  bool wrongOnBoard() const;               ///< returns whether the wrong move is still on the board
  std::vector<AnyMove> wrongLine() const;  ///< returns the moves up to the wrong move while the text describes it
  /// Returns whether there are moves to step through: the solution, a refutation, or the solved puzzle.
  bool isShowing() const { return state == State::Refuted || isOver(); }
  bool isOver() const { return state == State::Shown || state == State::Solved; }
  /// Returns the number of all shown moves, from the beginning of the puzzle. 0 if no moves are shown.
  int shownPlies() const { return isShowing() ? static_cast<int>(line.size()) : 0; }
  int shownAt() const { return isShowing() ? static_cast<int>(onBoard.size()) : 0; }  ///< number of moves on the board
  /// Returns the number of moves before the refutation, including the wrong move.
  int refutationFrom() const { return static_cast<int>(place.size()) + 1; }
  int seconds() const { return secondsBefore + static_cast<int>(since.elapsed() / 1000); }  ///< returns the used time
  QString failure() const;
};

}  // namespace kotai::ui
