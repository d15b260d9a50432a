// Results of puzzles: attempts, the rating of the solver, streaks and repetitions. The database of the library
// stores them (docs/library.md).
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace kotai {

/// Result of an attempt at a puzzle.
enum class PuzzleMark {
  Solved,    ///< solved on the first try, without help
  WithHint,  ///< solved on the first try, but with a hint
  Failed,    ///< wrong move, or the solution was requested
};

/// Days until a puzzle is repeated, indexed by box.
inline constexpr std::array<int, 4> repeatDays{1, 3, 7, 21};

struct PuzzleRepeat {
  int box = 0;  ///< index into repeatDays
  std::chrono::sys_days due;
  friend bool operator==(const PuzzleRepeat&, const PuzzleRepeat&) = default;
};

/// Returns whether a puzzle is due. A day too far in the future was computed while the clock was wrong, so such
/// a puzzle is due, too.
bool isDueOn(std::chrono::sys_days due, std::chrono::sys_days today);

/// Returns the next repetition of a puzzle after an attempt. A failed puzzle goes into the first box. A due
/// puzzle that is solved moves to the next box, or leaves the schedule after the last box. A puzzle that is
/// solved with a hint, or before it was due, stays in its box. \p before: previous repetition; missing if the
/// puzzle is not scheduled.
std::optional<PuzzleRepeat> repeatAfter(const std::optional<PuzzleRepeat>& before, PuzzleMark mark, std::chrono::sys_days today);

struct SolverRating {
  static constexpr double first = 1200;  ///< rating before the first puzzle

  double value = first;
  int puzzles = 0;  ///< number of rated puzzles
};

/// Returns the rating after an attempt. A solved puzzle counts as a win, a puzzle solved with a hint as half a
/// win, and a failed puzzle as a loss. Each of the first twenty puzzles changes the rating by up to 60 points,
/// each later puzzle by up to 24.
SolverRating ratingAfter(const SolverRating& before, double puzzleRating, PuzzleMark mark);

namespace library {
class LibraryDatabase;
}

/// Puzzle as stored. The solution is required to recreate the puzzle.
struct StoredPuzzle {
  std::string variant;   ///< id of the variant, such as "dodgem:4x4"
  std::string key;       ///< positionKey(); puzzles with the same position count as one, even with different tasks
  std::string position;  ///< position as text
  std::string kind;      ///< id of the kind, such as "mate"
  int n = 0;             ///< number of plies if the kind has a length, otherwise 0
  double rating = 0;
};

struct PuzzleAttempt {
  StoredPuzzle puzzle;
  std::chrono::sys_seconds at;  ///< time in UTC
  std::chrono::sys_days day;    ///< day in the local time zone
  PuzzleMark mark = PuzzleMark::Failed;
  int hints = 0;
  int seconds = 0;
  bool counts = true;  ///< false if the puzzle does not affect the rating
};

/// Streaks and recent results. A puzzle solved with a hint neither extends nor ends a streak.
struct PuzzleStreak {
  int current = 0;     ///< number of consecutive solved puzzles of the game
  int best = 0;        ///< largest value of `current` so far
  int days = 0;        ///< number of consecutive days with a puzzle of any game, up to today or yesterday
  int bestDays = 0;    ///< largest value of `days` so far
  int weekTried = 0;   ///< number of attempts in any game today and on the six days before
  int weekSolved = 0;  ///< number of these attempts that solved the puzzle on the first try
};

enum class PuzzleFate {
  Open,
  Solved,    ///< solved on the first try
  WithHint,  ///< solved with a hint, without a wrong move
  Found,     ///< solved after mistakes
  Failed,
};

/// Effect of an attempt on the rating and on the schedule.
struct PuzzleChange {
  SolverRating before;
  SolverRating after;
  bool rated = false;                          ///< whether the attempt changed the rating
  std::optional<std::chrono::sys_days> comes;  ///< day on which the puzzle is repeated next; missing if it is not
};

/// Results of puzzles. This object is as thread-safe and durable as the GameLibrary that owns it.
class PuzzleResults {
 public:
  explicit PuzzleResults(std::shared_ptr<library::LibraryDatabase> database) : m_database(std::move(database)) {}

  /// Adds an attempt in one transaction, and returns its effect. Returns nothing if writing failed. Only the
  /// first attempt at a puzzle changes the rating, and only if the puzzle counts.
  std::optional<PuzzleChange> add(const PuzzleAttempt& attempt);
  SolverRating rating(const std::string& gameId) const;
  PuzzleStreak streak(const std::string& gameId, std::chrono::sys_days today) const;
  /// Returns the due puzzles of a variant, the longest overdue first.
  std::vector<StoredPuzzle> due(const std::string& variant, std::chrono::sys_days today) const;
  /// Records that the user later solved the last failed puzzle with this position. Returns false if writing
  /// failed.
  bool recordFound(const std::string& variant, const std::string& key);
  /// Returns the fate of the puzzle with each key, in the order of the keys.
  std::vector<PuzzleFate> fates(const std::string& variant, const std::vector<std::string>& keys) const;
  /// Returns the keys of the puzzles of a variant that the user has attempted.
  std::set<std::string> seen(const std::string& variant) const;

 private:
  std::shared_ptr<library::LibraryDatabase> m_database;
};

}  // namespace kotai
