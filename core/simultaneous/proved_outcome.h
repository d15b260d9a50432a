// Outcome of the start as settled by a proof search, for a board too large to solve exactly.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "core/simultaneous/simultaneous_variant.h"

namespace kotai {

/// Payoffs for the first side that each side can force with pure moves known to the other, as bounds.
struct ProvedOutcome {
  std::int8_t firstAtLeast = -1;   ///< the first side forces at least this ...
  std::int8_t firstAtMost = 1;     ///< ... and no more than this
  std::int8_t secondAtLeast = -1;  ///< the second side can hold the first one to at most secondAtMost, but not below this
  std::int8_t secondAtMost = 1;
  std::uint64_t nodes = 0;  ///< positions searched, all runs together
  double seconds = 0;       ///< all runs together
  friend bool operator==(const ProvedOutcome&, const ProvedOutcome&) = default;

  bool settled() const { return firstAtLeast == firstAtMost && secondAtLeast == secondAtMost; }
  /// The payoff if both sides can force it: then it is the value as well.
  std::optional<Payoff> outcome() const {
    if (firstAtLeast != secondAtMost) return std::nullopt;
    return static_cast<Payoff>(firstAtLeast);
  }
};

/// `<directory>/syncdom-7x7.outcome`.
std::filesystem::path provedOutcomeFile(const std::filesystem::path& directory, const SimultaneousVariant& variant);
/// None if there is no file. Throws SolutionError if it is damaged or of another variant.
std::optional<ProvedOutcome> readProvedOutcome(const std::filesystem::path& directory, const SimultaneousVariant& variant);
/// Replaces the file at once. Throws SolutionError.
void writeProvedOutcome(const std::filesystem::path& directory, const SimultaneousVariant& variant, const ProvedOutcome& outcome);

}  // namespace kotai
