// Resumes a puzzle from the previous run of the program, in a worker.
#pragma once

#include <QDate>
#include <QString>
#include <QStringList>
#include <optional>

#include "core/puzzles/puzzle_judge.h"
#include "ui/puzzles/puzzle_supply.h"

namespace kotai::ui {

struct PuzzleInWork {
  QString position;
  QString kind;       ///< kind such as "mate"
  int n = 0;          ///< length as in StoredPuzzle::n, in plies
  QStringList moves;  ///< correct moves and replies from the beginning, in notation
  QDate day;          ///< day whose set contains this puzzle; invalid if none does
  int number = 0;     ///< index in that set, starting at 1
  int hints = 0;
  int wrongMoves = 0;
  int seconds = 0;
  bool begun = false;    ///< whether a move was tried or a hint was requested
  bool settled = false;  ///< whether the result is already stored
  bool shown = false;    ///< whether the user has seen the solution
  bool unrated = false;  ///< whether the result does not change the rating
  friend bool operator==(const PuzzleInWork&, const PuzzleInWork&) = default;
};

/// Writes the puzzle as one line of JSON.
QString textOf(const PuzzleInWork& puzzle);
std::optional<PuzzleInWork> puzzleInWorkOf(const QString& text);  ///< returns nothing if the text is invalid

struct ResumedPuzzle {
  FoundPuzzle found;                   ///< resumed puzzle; empty if the puzzle cannot be resumed
  std::shared_ptr<PuzzleJudge> judge;  ///< judge of the position after `moves`
  std::vector<AnyMove> moves;          ///< user's moves and the replies
  std::optional<PuzzleAnswer> answer;  ///< reply to the user's last move
};

/// Resumes a puzzle in a worker. A puzzle of an earlier day no longer counts as a puzzle of the day.
ResumedPuzzle resumedPuzzle(PuzzleSupply& supply, const PuzzleInWork& work, std::chrono::sys_days today,
                            const std::vector<StoredPuzzle>& due, const std::stop_token& stop);

}  // namespace kotai::ui
