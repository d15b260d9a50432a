// The command line of kotai-mpi: its options and commands, and what --help says of them.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>

#include "app/mpi/command.h"

namespace kotai::cli {

/// The command that is given is \p chosen after the arguments have been read.
void setUpMpiProgram(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen);

}  // namespace kotai::cli
