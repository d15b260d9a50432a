// Facts about a cited result that can be checked.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kotai {

/// "start win 20", "1423 positions", the checksum of the figures, and when other code verified them: from the solution in the
/// folder, else from the known results. Throws SolutionError.
std::vector<std::string> citedFacts(const std::filesystem::path& folder, std::string_view variantId);

}  // namespace kotai
