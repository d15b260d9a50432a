// Statistics of the user's puzzles: results by kind, and the ratings over time.
#pragma once

#include <string>
#include <vector>

#include "core/library/puzzle_history.h"

namespace kotai::ui {

/// Counts first attempts only, because the solutions of repeated puzzles are known.
struct PuzzleTotals {
  struct Kind {
    std::string id;  ///< kind such as "mate"
    int solved = 0;
    int withHint = 0;
    int found = 0;
    int failed = 0;
    int all() const { return solved + withHint + found + failed; }
  };
  std::vector<Kind> kinds;      ///< kinds that were tried, in menu order
  std::vector<double> ratings;  ///< initial rating, then the rating after each rated puzzle, oldest first
};

/// \p attempts: latest first.
PuzzleTotals puzzleTotals(const std::vector<PastAttempt>& attempts);

}  // namespace kotai::ui
