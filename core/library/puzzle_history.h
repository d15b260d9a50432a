// History of a person's puzzles: attempts, repetitions, and progress in today's puzzles. The database of the
// library stores the history (docs/library.md).
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/library/puzzle_results.h"

namespace kotai {

struct PastAttempt {
  StoredPuzzle puzzle;
  std::chrono::sys_days day;                   ///< day in the local time zone
  PuzzleFate fate = PuzzleFate::Failed;        ///< fate of the puzzle after this attempt
  bool rated = false;                          ///< whether the attempt changed the rating
  double ratingAfter = 0;                      ///< solver's rating in the game after the attempt
  std::optional<std::chrono::sys_days> comes;  ///< day on which the puzzle is repeated next; missing if it is not
};

/// Number of puzzles of a variant that are due on a day.
struct UpcomingPuzzles {
  std::string variant;
  std::chrono::sys_days day;
  int count = 0;
};

/// History of a person's puzzles. The history is empty if the database cannot be read. The history is as
/// thread-safe and durable as the GameLibrary that owns it.
class PuzzleHistory {
 public:
  explicit PuzzleHistory(std::shared_ptr<library::LibraryDatabase> database) : m_database(std::move(database)) {}

  /// Returns the attempts, latest first. An empty \p gameId means all games.
  std::vector<PastAttempt> attempts(const std::string& gameId) const;
  std::vector<std::string> games() const;     ///< games with an attempt, latest first
  std::vector<std::string> variants() const;  ///< variants with an attempt, latest first
  /// Returns the scheduled repetitions by day, then by variant. An overdue repetition stays on the day on which
  /// it was due.
  std::vector<UpcomingPuzzles> coming() const;
  /// Stores the puzzles of the day in order. Returns false if writing failed.
  bool recordDay(const std::string& variant, std::chrono::sys_days day, const std::vector<std::string>& keys);
  std::vector<std::string> dayKeys(const std::string& variant, std::chrono::sys_days day) const;  ///< empty if not recorded yet

 private:
  std::shared_ptr<library::LibraryDatabase> m_database;
};

}  // namespace kotai
