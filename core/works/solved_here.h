// Finds the stored solution of a variant, to compare it with the figures of published works.
#pragma once

#include <filesystem>
#include <string_view>

#include "core/tables/solution.h"

namespace kotai {

/// Returns the solution of a variant, or null if the folder has none. Throws SolutionError if the solution is damaged.
SolutionPtr solvedHere(const std::filesystem::path& folder, std::string_view variantId);

/// Returns whether the folder has a solution of the variant or the proved outcome of its start position. Returns true for strings
/// that are not variant ids.
bool isSolvedHere(const std::filesystem::path& folder, std::string_view variantId);

}  // namespace kotai
