// Results of puzzles in the database of the library (docs/library.md): attempts, the solver's rating, streaks, repetitions.
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
  Failed,    ///< wrong move, or solution requested
};

/// Days until the puzzles of a box are due.
inline constexpr std::array<int, 4> repeatDays{1, 3, 7, 21};

struct PuzzleRepeat {
  int box = 0;  ///< index into repeatDays
  std::chrono::sys_days due;
  friend bool operator==(const PuzzleRepeat&, const PuzzleRepeat&) = default;
};

/// Returns whether a puzzle is due. Also returns true for days too far in the future, which were computed while
/// the clock was wrong.
bool isDueOn(std::chrono::sys_days due, std::chrono::sys_days today);

/// Returns the next repetition of a puzzle after an attempt. A failed puzzle goes into the first box. A due puzzle
/// moves to the next box if solved, and leaves the schedule after the last box. A puzzle stays in its box if it was
/// solved with a hint or before it was due. \p before is missing if the puzzle is not scheduled.
std::optional<PuzzleRepeat> repeatAfter(const std::optional<PuzzleRepeat>& before, PuzzleMark mark, std::chrono::sys_days today);

struct SolverRating {
  static constexpr double first = 1200;  ///< rating before the first puzzle

  double value = first;
  int puzzles = 0;  ///< number of rated puzzles
};

/// Returns the rating after an attempt. A solved puzzle is a win, a puzzle solved with a hint half a win, and a failed puzzle a
/// loss. The first twenty puzzles change the rating by up to 60 each, later puzzles by up to 24.
SolverRating ratingAfter(const SolverRating& before, double puzzleRating, PuzzleMark mark);

namespace library {
class LibraryDatabase;
}

/// A stored puzzle, which can be recreated from the solution.
struct StoredPuzzle {
  std::string variant;   ///< id of the variant, such as "dodgem:4x4"
  std::string key;       ///< positionKey(); puzzles with the same position count as one, even with different tasks
  std::string position;  ///< position as text
  std::string kind;      ///< id of the kind, such as "mate"
  int n = 0;             ///< number of plies, if the kind has a length
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

/// Effect of one attempt.
struct PuzzleChange {
  SolverRating before;
  SolverRating after;
  bool rated = false;                          ///< whether the attempt changed the rating
  std::optional<std::chrono::sys_days> comes;  ///< day of the puzzle's next repetition
};

/// Results of puzzles. This object is as thread-safe and durable as the GameLibrary that owns it.
class PuzzleResults {
 public:
  explicit PuzzleResults(std::shared_ptr<library::LibraryDatabase> database) : m_database(std::move(database)) {}

  /// Adds an attempt in one transaction, and returns its effect. Returns nothing if writing failed. Only the first
  /// attempt at a puzzle that counts changes the rating.
  std::optional<PuzzleChange> add(const PuzzleAttempt& attempt);
  SolverRating rating(const std::string& gameId) const;
  PuzzleStreak streak(const std::string& gameId, std::chrono::sys_days today) const;
  /// Returns the due puzzles, longest overdue first.
  std::vector<StoredPuzzle> due(const std::string& variant, std::chrono::sys_days today) const;
  /// Records that the last failed puzzle with this position was solved after all. Returns false if writing failed.
  bool recordFound(const std::string& variant, const std::string& key);
  /// Returns the fate of the puzzle for each key.
  std::vector<PuzzleFate> fates(const std::string& variant, const std::vector<std::string>& keys) const;
  /// Returns the keys of attempted puzzles.
  std::set<std::string> seen(const std::string& variant) const;

 private:
  std::shared_ptr<library::LibraryDatabase> m_database;
};

}  // namespace kotai
