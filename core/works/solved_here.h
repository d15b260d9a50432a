// Finds the solutions for the figures of works, by the text of a variant.
#pragma once

#include <filesystem>
#include <string_view>

#include "core/tables/solution.h"

namespace kotai {

/// Returns the solution of a variant, or null if the folder has none. Throws SolutionError if it is damaged.
SolutionPtr solvedHere(const std::filesystem::path& folder, std::string_view variantId);

/// Returns whether the folder has a solution of the variant or the proved outcome of its start position. True for texts that
/// name no variant.
bool isSolvedHere(const std::filesystem::path& folder, std::string_view variantId);

}  // namespace kotai
