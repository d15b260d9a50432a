// The command line of kotai-mpi: options, commands and help.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>

#include "app/mpi/command.h"

namespace kotai::cli {

/// Sets up the program. Parsing then sets \p chosen to the chosen command.
void setUpMpiProgram(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);

}  // namespace kotai::cli
