// Finds new puzzles of one board that match the solver's strength. For workers.
#pragma once

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

/// Value of a move in a puzzle.
struct SecureMove {
  AnyMove move;
  int sure = 0;                       ///< the payoff that it secures
  std::optional<AnyMove> refutation;  ///< a reply that limits it to this payoff
};

struct FoundSecure {
  std::optional<SecurePuzzle> puzzle = {};  ///< none: there are no more, or the search was stopped
  std::vector<SecureMove> moves = {};       ///< all of the side's
  std::optional<SolutionError> error = {};  ///< the solution could not be read
};

/// Thread-safe. Concurrent calls wait for each other.
class SecureSupply {
 public:
  SecureSupply(SimultaneousSolutionPtr solution, std::set<std::string> seen, std::uint64_t seed);
  const SimultaneousSolutionPtr& solution() const { return m_solution; }
  /// \p due: puzzles to review, the first of which is asked. \p rating: of the solver.
  FoundSecure next(const std::vector<KeptPuzzle>& due, double rating, const std::stop_token& stop);
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
};

}  // namespace kotai::ui
