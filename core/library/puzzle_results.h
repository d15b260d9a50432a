// Results of puzzles in the database of the library (docs/library.md): attempts, the solver's rating, streaks, reviews.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/library/puzzle_schedule.h"
#include "core/library/solver_rating.h"

namespace kotai {

namespace library {
class LibraryDatabase;
}

/// A stored puzzle: enough to recreate it from the solution.
struct KeptPuzzle {
  std::string variant;   ///< "dodgem:4x4"
  std::string key;       ///< of positionKey(): the same position is the same puzzle, whatever the task
  std::string position;  ///< as text
  std::string kind;      ///< "mate"
  int n = 0;             ///< plies, if the kind has a length
  double rating = 0;
};

struct PuzzleAttempt {
  KeptPuzzle puzzle;
  std::chrono::sys_seconds at;  ///< UTC
  std::chrono::sys_days day;    ///< in the local time zone
  PuzzleMark mark = PuzzleMark::Failed;
  int hints = 0;
  int seconds = 0;
  bool counts = true;  ///< false: it does not change the rating
};

/// A hint neither extends a streak nor ends it.
struct PuzzleStreak {
  int current = 0;     ///< puzzles of the game solved in a row
  int best = 0;        ///< ever
  int days = 0;        ///< in a row with a puzzle of any game, up to today or yesterday
  int bestDays = 0;    ///< ever
  int weekTried = 0;   ///< attempts in any game today and on the six days before
  int weekSolved = 0;  ///< of them, at the first try
};

/// State of a puzzle so far.
enum class PuzzleFate {
  Open,
  Solved,    ///< at the first try
  WithHint,  ///< without a wrong move
  Found,     ///< after mistakes
  Failed,
};

/// Effect of one attempt.
struct PuzzleChange {
  SolverRating before;
  SolverRating after;
  bool rated = false;                          ///< it was the first attempt at this puzzle, and it counted
  std::optional<std::chrono::sys_days> comes;  ///< next review of the puzzle
};

/// As thread-safe and durable as GameLibrary, of which it is a part.
class PuzzleResults {
 public:
  explicit PuzzleResults(std::shared_ptr<library::LibraryDatabase> database) : m_database(std::move(database)) {}

  /// One transaction. None if it could not be written. Only the first attempt at a counting puzzle changes the rating.
  std::optional<PuzzleChange> add(const PuzzleAttempt& attempt);
  SolverRating rating(const std::string& gameId) const;
  PuzzleStreak streak(const std::string& gameId, std::chrono::sys_days today) const;
  /// Returns the due puzzles, longest waiting first.
  std::vector<KeptPuzzle> due(const std::string& variant, std::chrono::sys_days today) const;
  /// The last failed puzzle at this position was solved after all. False if that could not be written.
  bool noteFound(const std::string& variant, const std::string& key);
  /// One for each key.
  std::vector<PuzzleFate> fates(const std::string& variant, const std::vector<std::string>& keys) const;
  /// Keys of the attempted puzzles, which only due() offers again.
  std::set<std::string> seen(const std::string& variant) const;

 private:
  std::shared_ptr<library::LibraryDatabase> m_database;
};

}  // namespace kotai
