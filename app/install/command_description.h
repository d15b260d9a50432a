// The description of kotai-cli, and of any program that reads its arguments with CLI11.
#pragma once

#include <CLI/CLI.hpp>

#include "app/install/described_program.h"

namespace kotai {

/// With all its commands. Where VARIANT is asked for, the known variants are the choices.
DescribedProgram describeCommands(CLI::App& app);

}  // namespace kotai
