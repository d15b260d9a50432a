// Rows of `variants` for known results without a solution here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/base/command_table.h"
#include "core/known/known_results.h"

namespace kotai::cli {

/// The variants of a game whose start is known and that take long to solve.
std::vector<std::string> knownLongVariants(std::string_view gameId);

/// \p start is the winner in words, and \p json the same for programs.
void addKnown(VariantRow& row, const KnownResult& known, const std::string& start, Json json);

}  // namespace kotai::cli
