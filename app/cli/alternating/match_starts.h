// The positions in which the games of `match --starts` begin.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

struct MatchStarts {
  std::vector<AnyPosition> positions;
  /// Numbers of start positions, indexed by Outcome for the side to move. Missing if the positions come from a file.
  std::optional<std::array<std::uint64_t, 3>> outcomes;
};

/// Returns balanced start positions, half as many as there are games, drawn from the solution with the seed of the match; or the
/// start positions in a file, one per line. Throws UsageError, Failure or SolutionError.
MatchStarts readMatchStarts(const Context& context, const VariantPtr& variant, const MatchArguments& arguments,
                            const std::stop_token& stop);

}  // namespace kotai::cli
