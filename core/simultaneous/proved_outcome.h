// Outcome of the start position from a proof search, for boards that are too large to solve exactly.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

/// Bounds on the payoffs (for the first side) that each side can force with pure moves that the opponent sees.
struct ProvedOutcome {
  std::int8_t firstAtLeast = -1;   ///< lower bound on the best payoff that the first side can force
  std::int8_t firstAtMost = 1;     ///< upper bound on that payoff
  std::int8_t secondAtLeast = -1;  ///< lower bound on the lowest payoff to which the second side can limit the first side
  std::int8_t secondAtMost = 1;    ///< upper bound on that lowest payoff
  std::uint64_t nodes = 0;         ///< number of positions searched in all runs
  double seconds = 0;              ///< total duration of all runs
  friend bool operator==(const ProvedOutcome&, const ProvedOutcome&) = default;

  /// Returns the highest payoff that the side is proved to be able to force, from its own point of view.
  int forced(Side side) const { return side == Side::First ? firstAtLeast : -secondAtMost; }
  /// Returns whether a side can force more than a loss.
  bool forces(Side side) const { return forced(side) > -1; }
  bool settled() const { return firstAtLeast == firstAtMost && secondAtLeast == secondAtMost; }
  /// Returns the payoff if both sides can force the same payoff, which is then the value. Otherwise returns nothing.
  std::optional<Payoff> outcome() const {
    if (firstAtLeast != secondAtMost) return std::nullopt;
    return static_cast<Payoff>(firstAtLeast);
  }
};

/// Returns a file name such as `<directory>/syncdom-7x7.outcome`.
std::filesystem::path provedOutcomeFile(const std::filesystem::path& directory, const SimultaneousVariant& variant);
/// Reads the file. Returns nothing if there is no file or no proof search for pieces of this size. Throws SolutionError
/// if the file is damaged or belongs to another variant.
std::optional<ProvedOutcome> readProvedOutcome(const std::filesystem::path& directory, const SimultaneousVariant& variant);
/// Returns the known outcome, or nothing if there is none or the file is damaged, so that the search starts again. Throws
/// SolutionError (NewerVersion).
std::optional<ProvedOutcome> usableOutcome(const std::filesystem::path& directory, const SimultaneousVariant& variant);
/// Replaces the file atomically. Throws SolutionError.
void writeProvedOutcome(const std::filesystem::path& directory, const SimultaneousVariant& variant, const ProvedOutcome& outcome);

}  // namespace kotai
