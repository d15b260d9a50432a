// The description of kotai-cli, and of any program that parses its arguments with CLI11.
#pragma once

#include <functional>

#include "app/cli/base/cli11_forward.h"
#include "app/install/described_program.h"

namespace kotai {

/// The program whose options and commands \p setUp declares. For VARIANT the known variants are the choices.
DescribedProgram describeProgram(const std::function<void(CLI::App&)>& setUp);

/// kotai-cli.
DescribedProgram describeCommandLine();

}  // namespace kotai
