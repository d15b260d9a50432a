// kotai-mpi-install-files: writes the man page and the completions of kotai-mpi.
#include <cstdio>

#include "app/install/command_description.h"
#include "app/install/page_files.h"
#include "app/mpi/program.h"

int main(int argc, char* argv[]) {
  if (argc != 2) {
    std::fputs("kotai-mpi-install-files: expected a folder to write\n", stderr);
    return 2;
  }
  kotai::cli::Context context;
  std::shared_ptr<kotai::cli::MpiCommand> none;
  const auto setUp = [&](CLI::App& app) { kotai::cli::setUpMpiProgram(app, context, none); };
  if (kotai::writePages(argv[1], kotai::describeProgram(setUp), {"kotai-cli", "mpirun"})) return 0;
  std::fprintf(stderr, "kotai-mpi-install-files: not everything could be written to %s\n", argv[1]);
  return 1;
}
