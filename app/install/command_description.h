// Describes kotai-cli, and any program that parses its arguments with CLI11.
#pragma once

#include <functional>

#include "app/cli/base/cli11_forward.h"
#include "app/install/described_program.h"

namespace kotai {

/// Describes a program. \p setUp declares its options and commands. The choices for VARIANT are the known variants.
DescribedProgram describeProgram(const std::function<void(CLI::App&)>& setUp);

DescribedProgram describeCommandLine();

}  // namespace kotai
