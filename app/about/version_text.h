// Text that --version prints, for every program.
#pragma once

#include <string>
#include <string_view>

namespace kotai {

/// "kotai-cli 1.0.0" and a line each for the compiler and the processor, with \p libraries before them, all without a line feed
/// at the end.
std::string versionText(std::string_view program, std::string_view libraries);

}  // namespace kotai
