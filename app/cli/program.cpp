#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "app/about/version_text.h"
#include "app/cli/base/examples.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/standard_descriptors.h"
#include "app/cli/base/usage_strings.h"
#include "app/cli/commands/commands.h"
#include "app/cli/failure.h"
#include "app/cli/output/row_database.h"
#include "core/data/data_folder.h"
#include "core/game/registry.h"

namespace kotai::cli {
static int fail(int exitCode, const std::string& sentence) {
  printError(sentence);
  return exitCode;
}

static void addCommands(CLI::App& app, Context& context) {
  addVariantsCommand(app, context);
  addEstimateCommand(app, context);
  addSolveCommand(app, context);
  addProbeCommand(app, context);
  addRankCommands(app, context);
  addLineCommand(app, context);
  addExplainCommand(app, context);
  addParentsCommand(app, context);
  addGraphCommand(app, context);
  addTableCommand(app, context);
  addStatsCommand(app, context);
  addCompareCommand(app, context);
  addFindCommand(app, context);
  addPuzzleCommand(app, context);
  addLessonsCommand(app, context);
  addPerftCommand(app, context);
  addVerifyCommand(app, context);
  addGatherCommand(app, context);
  addMatchCommand(app, context);
  addMoveCommand(app, context);
  addEngineCommand(app, context);
  addExportCommand(app, context);
  addGameCommand(app, context);
  addPaperCommand(app, context);
  addPackCommands(app, context);
  addCiteCommand(app, context);
  addBenchCommand(app, context);
}

/// Returns the exit code after parsing. Help and version succeed. Any other exception of CLI11 is a usage error.
static int endOfParsing(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);
  return fail(exitUsage, usageText(app, error));
}

static int runCommand(CLI::App& app, const Context& context, int argc, const char* const* argv) {
  try {
    app.parse(argc, argv);
    checkDataFolder(context.dataDirectory());
    return context.run();
  } catch (const CLI::ParseError& error) {
    return endOfParsing(app, error);
  } catch (...) {
    const FailureText failure = failureTextOf(std::current_exception(), context);
    return fail(failure.exitCode, failure.sentence);
  }
}

void setUpProgram(CLI::App& app, Context& context) {
  app.name(programName);
  app.description("Kotai on the command line: small board games, solved completely.");
  app.set_version_flag("--version", [] { return versionText(programName, "SQLite " + sqliteLibraryVersion()); });
  app.require_subcommand(1);
  addDataOption(app, context);
  addCommands(app, context);
  app.footer(fmt::format("Variants are written game[:size][,key=value...], e.g. {}.\n", exampleVariant()) +
             "Exit codes: 0 done, 1 failed, 2 wrong usage or invalid text, 130 stopped by Ctrl-C, SIGTERM or SIGHUP.\n"
             "For more about a command: kotai-cli COMMAND --help");
}

int runProgram(int argc, const char* const* argv) {
  holdStandardDescriptors();
  ignoreFileSizeSignal();
  Context context;
  CLI::App app;
  setUpProgram(app, context);
  const int exitCode = runCommand(app, context, argc, argv);
  if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0)
    return fail(exitFailed, fmt::format("the output could not be written: {}", std::strerror(errno)));
  return exitCode;
}

}  // namespace kotai::cli
