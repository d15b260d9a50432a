// Output of `find`: lines, one JSON document, or a file for other programs.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "app/cli/base/command_table.h"
#include "core/analysis/position_list.h"

namespace kotai::cli {

/// Writes one position after another.
using FoundVisitor = std::function<void(const ListedPosition&)>;

/// \p visit visits the requested positions in order and returns the total number if it is known.
int printFound(const Context& context, const FindArguments& options, const SolutionPtr& solution,
               const std::function<std::optional<std::uint64_t>(const FoundVisitor&)>& visit);
int printFoundCount(const Context& context, const FindArguments& options, std::uint64_t count);

}  // namespace kotai::cli
