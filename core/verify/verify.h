// The independent checker: derives every stored value of a solution, or a sample of them, from its children. Uses independent
// rules and indexing if the game has them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/game/value.h"
#include "core/tables/solution.h"

namespace kotai {

/// A randomly drawn part of a solution.
struct VerifySample {
  std::uint64_t positions = 0;  ///< approximate number of positions to verify
  std::uint64_t seed = 1;       ///< the same seed draws the same part
};

struct VerifyOptions {
  unsigned threads = 0;  ///< 0 uses all threads of the machine
  /// Receives the number of derived positions so far, and in total. Called at most ten times a second, from any worker thread.
  std::function<void(std::uint64_t done, double total)> progress;
  std::stop_token stop;
  /// Share of this program if several check a solution of many tiers together: each does every shareCount-th part of the work.
  unsigned share = 0;
  unsigned shareCount = 1;
  /// Checks values of this part only, but all checksums. Precondition: verifiesSamples() of the variant, and shareCount is 1.
  std::optional<VerifySample> sample;
};

/// A stored value, mark or count that does not follow from the stored values.
struct Mismatch {
  std::string position;  ///< empty if a count is wrong
  Value stored;
  Value derived;
  std::string mark = {};  ///< empty for the value; otherwise the name of a mark, or of a count with the numbers below
  std::uint64_t storedMark = 0;
  std::uint64_t derivedMark = 0;
};

/// Counts from every check of a solution.
struct VerifyCounts {
  static constexpr std::size_t maxListedMismatches = 100;

  std::uint64_t tiersChecked = 0;       ///< tiers with valid checksums
  std::uint64_t positionsChecked = 0;   ///< positions whose value was derived again
  std::uint64_t positionsExpected = 0;  ///< total number of positions, by the checker's own count or, for a sample, by the file's
  std::uint64_t mismatchCount = 0;
  bool stopped = false;
  bool sampled = false;  ///< only some positions were checked
  double seconds = 0;

  /// Returns whether all checked values are correct. Precondition: the whole solution or its sample was checked, or the reports
  /// of all shares have been added.
  bool correct() const { return !stopped && mismatchCount == 0 && (sampled || positionsChecked == positionsExpected); }
};

struct VerifyReport : VerifyCounts {
  std::vector<Mismatch> mismatches;  ///< the mismatches found first, the same for any number of threads
};

/// Checks every checksum, then derives the value of every position from its children as the rules demand:
///   - no legal move: what the rules say about finished positions;
///   - win d: some child is loss d-1, and no child is a loss with a smaller distance;
///   - loss d: every child is a win, the largest of their distances is d-1;
///   - draw: no child is a loss, and some child is a draw.
/// If this holds for all positions, all values are right:
///   - Wins and losses, by induction on d: the children with smaller distances have the right values. So the winner can reach
///     the end in d plies. All other moves of the winner take at least as long, and those of the loser at most.
///   - Draws: a stored draw has a child that is a stored draw, and no child that is a stored loss. So either player can keep
///     the play among stored draws for ever. A player who leaves them moves to a stored win of the opponent, which is a real
///     win. So nobody can force an end.
///
/// Throws SolutionError: a file that is damaged or does not have the shape of the variant (DamagedTier, DamagedDirectory).
VerifyReport verifySolution(const Solution& solution, const VerifyOptions& options = {});

/// Returns whether there is a checker that can derive some values without all the others.
bool verifiesSamples(const Variant& variant);

}  // namespace kotai
