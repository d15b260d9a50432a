// Text that --version prints in every program.
#pragma once

#include <string>
#include <string_view>

namespace kotai {

/// Returns a string such as "kotai-cli 1.0.0", followed by \p libraries and one line each for the compiler and the processor,
/// without a final line feed.
std::string versionText(std::string_view program, std::string_view libraries);

}  // namespace kotai
