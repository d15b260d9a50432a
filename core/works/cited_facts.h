// Lists checkable facts about a cited result.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kotai {

/// Returns facts such as "start win 20", "1423 positions", the checksum of the figures, and the date of the
/// last verification. The facts come from the solution in the folder or, without a solution, from the known
/// results. Throws SolutionError.
std::vector<std::string> citedFacts(const std::filesystem::path& folder, std::string_view variantId);

}  // namespace kotai
