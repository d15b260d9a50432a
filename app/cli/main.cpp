// kotai-cli: solves games and explores solutions without a window.
#include "app/cli/commands/commands.h"

int main(int argc, char** argv) { return kotai::cli::runProgram(argc, argv); }
