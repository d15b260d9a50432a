// Takes up a puzzle where it was left when the program was closed. For workers.
#pragma once

#include <memory>
#include <vector>

#include "core/puzzles/puzzle_judge.h"
#include "ui/puzzles/puzzle_in_work.h"
#include "ui/puzzles/puzzle_supply.h"

namespace kotai::ui {

struct ResumedPuzzle {
  FoundPuzzle found;                   ///< without a puzzle: it cannot be taken up
  std::shared_ptr<PuzzleJudge> judge;  ///< after `moves`
  std::vector<AnyMove> moves;          ///< the solver's and the answers to them
  std::optional<PuzzleAnswer> answer;  ///< to the solver's last one
};

/// One of a day that is over is none of the day any more.
ResumedPuzzle resumedPuzzle(PuzzleSupply& supply, const PuzzleInWork& work, std::chrono::sys_days today,
                            const std::vector<KeptPuzzle>& due, const std::stop_token& stop);

}  // namespace kotai::ui
