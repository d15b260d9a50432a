// Text that --version prints in every program.
#pragma once

#include <string>
#include <string_view>

namespace kotai {

/// Returns a line such as "kotai-cli 1.0.0", then \p libraries, then a line for the compiler and a line for the processor,
/// without a final line feed.
std::string versionText(std::string_view program, std::string_view libraries);

}  // namespace kotai
