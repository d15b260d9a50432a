// A person's puzzles looked back at, in the database of the library (docs/library.md): what was tried, when it comes back, how
// far today's set has come.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/library/puzzle_results.h"

namespace kotai {

/// One attempt, as it stands now.
struct PastAttempt {
  KeptPuzzle puzzle;
  std::chrono::sys_days day;                   ///< on the person's calendar
  PuzzleFate fate = PuzzleFate::Failed;        ///< of this attempt
  bool rated = false;                          ///< it changed the rating
  double ratingAfter = 0;                      ///< one's own in the game
  std::optional<std::chrono::sys_days> comes;  ///< when the puzzle comes back
};

/// How many puzzles wait for a day.
struct ComingPuzzles {
  std::string variant;
  std::chrono::sys_days day;
  int count = 0;
};

/// As thread-safe and as lasting as GameLibrary, whose part it is. Empty if the database cannot be read.
class PuzzleHistory {
 public:
  explicit PuzzleHistory(std::shared_ptr<library::LibraryDatabase> database) : m_database(std::move(database)) {}

  /// The latest first. \p gameId: empty for all.
  std::vector<PastAttempt> attempts(const std::string& gameId) const;
  std::vector<std::string> games() const;     ///< with an attempt, the one tried last first
  std::vector<std::string> variants() const;  ///< likewise
  /// By day, then by variant; what waited longer than that counts for its day.
  std::vector<ComingPuzzles> coming() const;
  /// Stores the puzzles of the day in their order. False if they could not be written.
  bool noteDay(const std::string& variant, std::chrono::sys_days day, const std::vector<std::string>& keys);
  std::vector<std::string> dayKeys(const std::string& variant, std::chrono::sys_days day) const;  ///< none: nobody looked yet

 private:
  std::shared_ptr<library::LibraryDatabase> m_database;
};

}  // namespace kotai
