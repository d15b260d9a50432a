// A person's puzzle results by kind, and the course of the rating.
#pragma once

#include <string>
#include <vector>

#include "core/library/puzzle_history.h"

namespace kotai::ui {

/// First attempts only, because repeated puzzles are known.
struct PuzzleTotals {
  struct Kind {
    std::string id;  ///< "mate"
    int solved = 0;
    int withHint = 0;
    int found = 0;
    int failed = 0;
    int all() const { return solved + withHint + found + failed; }
  };
  std::vector<Kind> kinds;      ///< those that were tried, in menu order
  std::vector<double> ratings;  ///< the initial one and after each rated puzzle, oldest first
};

/// \p attempts: latest first.
PuzzleTotals puzzleTotals(const std::vector<PastAttempt>& attempts);

}  // namespace kotai::ui
