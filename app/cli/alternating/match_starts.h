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
  /// Numbers of start positions that are lost, drawn and won for the side to move, indexed by Outcome. Unknown for a file.
  std::optional<std::array<std::uint64_t, 3>> outcomes;
};

/// Returns balanced start positions drawn from the solution with the seed of the match, half as many as there are games, or the
/// start positions in a file, one per line. Throws UsageError, Failure or SolutionError.
MatchStarts readMatchStarts(const Context& context, const VariantPtr& variant, const MatchArguments& arguments,
                            const std::stop_token& stop);

}  // namespace kotai::cli
