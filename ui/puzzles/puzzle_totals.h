// How a person's puzzles went, kind by kind, and how the rating went with them.
#pragma once

#include <string>
#include <vector>

#include "core/library/puzzle_history.h"

namespace kotai::ui {

/// First attempts alone: what comes back has been seen.
struct PuzzleTotals {
  struct Kind {
    std::string id;  ///< "mate"
    int solved = 0;
    int withHint = 0;
    int found = 0;
    int failed = 0;
    int all() const { return solved + withHint + found + failed; }
  };
  std::vector<Kind> kinds;      ///< those that were tried, in the order in which they are offered
  std::vector<double> ratings;  ///< at first and after each puzzle that counted, the oldest first
};

/// \p attempts: the latest first.
PuzzleTotals puzzleTotals(const std::vector<PastAttempt>& attempts);

}  // namespace kotai::ui
