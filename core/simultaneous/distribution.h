// Tables of a solved simultaneous game: positions by covered squares and class, and the distribution of their values.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/simultaneous/simultaneous_solution.h"

namespace kotai {

/// Returns the name of a class in lists and queries, such as "vertical" or "draw".
std::string classWord(const SimultaneousVariant& variant, PositionClass positionClass);

/// Numbers of positions with `covered` covered squares. On boards whose symmetries swap the sides, a stored position and its
/// swapped image both count, so that neither side is favoured. A position that is its own image counts once.
struct CoveredCounts {
  int covered = 0;
  /// Numbers of positions, including finished positions, indexed by PositionClass.
  std::array<std::uint64_t, positionClassCount> byClass{};
  std::uint64_t finished = 0;  ///< number of positions in which only one side or neither can move
  std::uint64_t positions() const;
};

/// Counts the positions of each class by number of covered squares, in ascending order. Omits empty rows. Reads only summaries,
/// or all positions in files from earlier versions. Throws SolutionError.
std::vector<CoveredCounts> classesByCovered(const SimultaneousSolution& solution);
/// Like classesByCovered(), but counts only one of two swapped images, as stored.
std::vector<CoveredCounts> storedClassesByCovered(const SimultaneousSolution& solution);
/// Returns the sum of all rows. The `covered` of the result is meaningless.
CoveredCounts classTotals(const SimultaneousSolution& solution);

/// Returns the checksum of a text with the figures (core/analysis/figures_checksum.h). This text has a line for each
/// number of covered squares, with the numbers of stored positions by class, and of finished positions.
std::string figuresChecksum(const std::vector<CoveredCounts>& rows);

struct DistributionOptions {
  std::size_t bins = 40;                 ///< number of equally wide bins between -1 and 1
  std::size_t common = 20;               ///< number of most common values
  bool withFinished = false;             ///< whether finished positions count, too
  std::optional<int> covered;            ///< if set, only positions with this number of covered squares count
  std::function<void(double)> progress;  ///< called after every tier with the progress from 0 to 1
};

struct ValueDistribution {
  struct Value {
    double value = 0;
    /// The value as a fraction in lowest terms. The denominator is 0 if no simple fraction is close enough.
    std::int64_t numerator = 0;
    std::int64_t denominator = 0;
    std::uint64_t count = 0;
  };
  std::uint64_t positions = 0;
  std::uint64_t distinct = 0;       ///< number of different values; values closer than 1e-9 are equal
  std::vector<Value> common;        ///< the most common values: most common first, then ascending
  std::vector<std::uint64_t> bins;  ///< bin n has low(n) <= value < low(n + 1); the last bin also contains the value 1
  double low(std::size_t bin) const { return -1 + 2 * static_cast<double>(bin) / static_cast<double>(bins.size()); }
};

/// Returns the distribution of the values, or nothing if stopped. Reads every relevant tier once. Throws SolutionError.
std::optional<ValueDistribution> valueDistribution(const SimultaneousSolution& solution, const DistributionOptions& options = {},
                                                   const std::stop_token& stop = {});

}  // namespace kotai
