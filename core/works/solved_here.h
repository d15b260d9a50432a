// Solutions as the figures of works ask for them: by the text of a variant, none where it is not solved.
#pragma once

#include <filesystem>
#include <string_view>

#include "core/tables/solution.h"

namespace kotai {

/// Null if the folder has no solution of the variant. Throws SolutionError if it has a damaged one.
SolutionPtr solvedHere(const std::filesystem::path& folder, std::string_view variantId);

}  // namespace kotai
