// Finds new puzzles of one board that match the solver's rating. For workers.
#pragma once

#include <chrono>
#include <mutex>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/errors.h"
#include "core/lessons/exercises.h"
#include "core/library/puzzle_results.h"
#include "core/puzzles/secure_puzzles.h"

namespace kotai::ui {

/// Returns the number under which a puzzle is stored. A position can be a puzzle for either side.
int numberOf(Side side);

/// Payoff of a move in a puzzle.
struct SecureMove {
  AnyMove move;
  int sure = 0;                       ///< the payoff that the move secures
  std::optional<AnyMove> refutation;  ///< a reply that limits the move to this payoff
};

struct FoundSecure {
  std::optional<SecurePuzzle> puzzle = {};  ///< empty if there are no more, or if the search was stopped
  std::vector<SecureMove> moves = {};       ///< all moves of the side
  std::optional<SolutionError> error = {};  ///< the solution could not be read
  int number = 0;                           ///< in the set of the day; 0: it does not belong to it
  std::vector<std::string> dayKeys = {};    ///< the set of the day, if it was asked for
  std::vector<PuzzleFate> dayFates = {};    ///< likewise
};

/// Thread-safe. Concurrent calls wait for each other.
class SecureSupply {
 public:
  SecureSupply(SimultaneousSolutionPtr solution, std::set<std::string> seen, std::uint64_t seed);
  const SimultaneousSolutionPtr& solution() const { return m_solution; }
  /// \p due: puzzles to review, the first of which is asked. \p rating: of the solver.
  FoundSecure next(const std::vector<KeptPuzzle>& due, double rating, const std::stop_token& stop);
  /// The puzzle of the day with the number \p wanted, or the next open one if it is 0.
  FoundSecure ofDay(int wanted, std::chrono::sys_days day, const PuzzleResults& results, const std::stop_token& stop);
  FoundSecure next(SecureExercises& lesson, const std::stop_token& stop);  ///< of a lesson

 private:
  std::optional<SecurePuzzle> repeated(const std::vector<KeptPuzzle>& due) const;
  std::optional<SecurePuzzle> fitting(double rating, const std::stop_token& stop);
  std::string keyOf(const SecurePuzzle& puzzle) const;
  std::vector<SecureMove> movesOf(const SecurePuzzle& puzzle) const;

  const SimultaneousSolutionPtr m_solution;
  std::mutex m_mutex;  // guards the members below
  SecurePuzzleSource m_source;
  std::set<std::string> m_seen;
  std::vector<SecurePuzzle> m_spare;
  std::vector<SecurePuzzle> m_today;  ///< of m_day
  std::chrono::sys_days m_day{};
  std::size_t m_nextToday = 0;  ///< puzzles passed over come again
};

}  // namespace kotai::ui
