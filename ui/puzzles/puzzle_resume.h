// Resumes a puzzle from the previous run of the program. For workers.
#pragma once

#include "core/puzzles/puzzle_judge.h"
#include "ui/puzzles/puzzle_in_work.h"
#include "ui/puzzles/puzzle_supply.h"

namespace kotai::ui {

struct ResumedPuzzle {
  FoundPuzzle found;                   ///< empty if the puzzle cannot be resumed
  std::shared_ptr<PuzzleJudge> judge;  ///< judge of the position after `moves`
  std::vector<AnyMove> moves;          ///< the solver's moves and the replies
  std::optional<PuzzleAnswer> answer;  ///< reply to the solver's last move
};

/// Resumes a puzzle in a worker. A puzzle of an earlier day no longer counts as a puzzle of the day.
ResumedPuzzle resumedPuzzle(PuzzleSupply& supply, const PuzzleInWork& work, std::chrono::sys_days today,
                            const std::vector<KeptPuzzle>& due, const std::stop_token& stop);

}  // namespace kotai::ui
