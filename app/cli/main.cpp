// kotai-cli: solves games and explores solutions without a window.
#include "app/about/cite_commit.h"
#include "app/cli/commands/commands.h"

int main(int argc, char** argv) {
  kotai::citeCommit();
  return kotai::cli::runProgram(argc, argv);
}
