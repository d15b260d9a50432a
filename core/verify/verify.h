// Independent checker: derives all stored values of a solution, or of a sample, from the values of the
// children. Uses independent rules and indexing if the game has them.
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
  std::uint64_t seed = 1;       ///< equal seeds select the same part
};

struct VerifyOptions {
  unsigned threads = 0;  ///< 0 uses all threads of the machine
  /// Receives the number of positions derived so far, and the total. Called at most ten times a second, from any worker thread.
  std::function<void(std::uint64_t done, double total)> progress;
  std::stop_token stop;
  /// Index of this process if several processes check a solution together. Each process checks every
  /// shareCount-th unit.
  unsigned share = 0;
  unsigned shareCount = 1;
  /// If set, checks only the values of this sample, but all checksums. Precondition: verifiesSamples() and shareCount == 1.
  std::optional<VerifySample> sample;
};

/// A stored value, mark or count that the stored values contradict.
struct Mismatch {
  std::string position;  ///< empty if a count is wrong
  Value stored;
  Value derived;
  std::string mark = {};  ///< empty for a wrong value, otherwise the name of a mark or a count
  std::uint64_t storedMark = 0;
  std::uint64_t derivedMark = 0;
};

/// Counts in the report of every check.
struct VerifyCounts {
  static constexpr std::size_t maxListedMismatches = 100;

  std::uint64_t tiersChecked = 0;       ///< number of tiers with valid checksums
  std::uint64_t positionsChecked = 0;   ///< number of positions with a derived value
  std::uint64_t positionsExpected = 0;  ///< total number of positions, counted by the checker, or read from the file for a sample
  std::uint64_t mismatchCount = 0;
  bool stopped = false;
  bool sampled = false;  ///< whether only a sample was checked
  double seconds = 0;

  /// Returns whether all checked values are correct. Precondition: the check was complete, or the reports of all
  /// shares have been merged into this one.
  bool correct() const { return !stopped && mismatchCount == 0 && (sampled || positionsChecked == positionsExpected); }
};

struct VerifyReport : VerifyCounts {
  std::vector<Mismatch> mismatches;  ///< the first mismatches, independent of the number of threads
};

/// Checks all checksums, then checks the value of every position against its children:
///   - no legal move: the value follows from the rules;
///   - win d: some child is loss d-1, and no child is a loss with a smaller distance;
///   - loss d: every child is a win, and their largest distance is d-1;
///   - draw: no child is a loss, and some child is a draw.
/// If this holds for all positions, all values are correct:
///   - Wins and losses, by induction on d: the children with smaller distances have correct values. So the
///     winner can reach the end in d plies. Every other move of the winner takes at least this long, and every
///     move of the loser takes at most this long.
///   - Draws: a stored draw has a child that is a stored draw, and no child that is a stored loss. So either
///     player can stay in stored draws for ever. A player who leaves them moves to a stored win of the
///     opponent, which is a real win. So neither player can force a win.
///
/// Throws SolutionError if the file is damaged or does not have the shape of the variant (DamagedTier,
/// DamagedDirectory).
VerifyReport verifySolution(const Solution& solution, const VerifyOptions& options = {});

bool verifiesSamples(const Variant& variant);

}  // namespace kotai
