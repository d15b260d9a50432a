#include "app/mpi/program.h"

#include <fmt/format.h>

#include "app/about/version_text.h"
#include "app/cli/base/examples.h"
#include "app/cli/output/row_database.h"

namespace kotai::cli {

void setUpMpiProgram(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& chosen) {
  app.name("kotai-mpi");
  app.description("Kotai on many machines: mpirun -n RANKS kotai-mpi COMMAND ...");
  app.set_version_flag("--version", [] { return versionText("kotai-mpi", "SQLite " + sqliteLibraryVersion()); });
  app.require_subcommand(1);
  addDataOption(app, context);
  addMpiSolve(app, context, chosen);
  addMpiVerify(app, context, chosen);
  addMpiPlan(app, context, chosen);
  app.footer(fmt::format("Variants are written game[:size][,key=value...], e.g. {}.\n", exampleVariant()) +
             "Exit codes: 0 done, 1 failed, 2 wrong usage or invalid text.\n"
             "For more about a command: kotai-mpi COMMAND --help");
}

}  // namespace kotai::cli
