// Text that every program prints for --version.
#pragma once

#include <string>
#include <string_view>

namespace kotai {

/// Returns a line such as "kotai-cli 1.0.0", then \p libraries, then a line about the compiler and a line about
/// the processor. The text has no final line feed.
std::string versionText(std::string_view program, std::string_view libraries);

}  // namespace kotai
