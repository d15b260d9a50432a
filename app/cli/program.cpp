#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "app/about/version_text.h"
#include "app/cli/base/english_strings.h"
#include "app/cli/base/examples.h"
#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/standard_descriptors.h"
#include "app/cli/base/usage_strings.h"
#include "app/cli/commands/commands.h"
#include "app/cli/engine/engine_words.h"
#include "app/cli/output/row_database.h"
#include "core/data/data_folder.h"
#include "core/game/registry.h"

namespace kotai::cli {
namespace {

int fail(int exitCode, const std::string& sentence) {
  std::fflush(stdout);
  tellError(sentence);
  return exitCode;
}

void addCommands(CLI::App& app, Context& context) {
  addVariantsCommand(app, context);
  addEstimateCommand(app, context);
  addSolveCommand(app, context);
  addProbeCommand(app, context);
  addLineCommand(app, context);
  addGraphCommand(app, context);
  addTableCommand(app, context);
  addStatsCommand(app, context);
  addFindCommand(app, context);
  addPuzzleCommand(app, context);
  addPerftCommand(app, context);
  addVerifyCommand(app, context);
  addGatherCommand(app, context);
  addMatchCommand(app, context);
  addMoveCommand(app, context);
  addEngineCommand(app, context);
  addExportCommand(app, context);
  addGameCommand(app, context);
  addPaperCommand(app, context);
  addBenchCommand(app, context);
}

/// Help and version end well, anything else CLI11 complains about is wrong usage.
int endOfParsing(const CLI::App& app, const CLI::ParseError& error) {
  if (error.get_exit_code() == 0) return app.exit(error);
  return fail(exitUsage, usageText(app, error));
}

/// The variant a solution file belongs to: some lists compare the solutions of two variants.
std::string variantOf(const std::filesystem::path& file, const std::string& given) {
  for (const GameInfo& game : games())
    for (const std::string& id : game.knownVariants)
      if (const auto variant = parseVariant(id); variant && Solution::fileName(**variant) == file.filename()) return id;
  return given;
}

int runCommand(CLI::App& app, const Context& context, int argc, const char* const* argv) {
  try {
    app.parse(argc, argv);
    checkDataFolder(context.dataDirectory());
    return context.run();
  } catch (const CLI::ParseError& error) {
    return endOfParsing(app, error);
  } catch (const TextFailure& failure) {
    return fail(exitUsage, englishText(failure.error, failure.kind, failure.text));
  } catch (const UsageError& error) {
    return fail(exitUsage, error.what());
  } catch (const Interrupted&) {
    return fail(exitInterrupted, "stopped");
  } catch (const SolutionError& error) {
    return fail(exitFailed, englishText(error, variantOf(error.file(), context.variantId), context.dataOption));
  } catch (const EngineFailure& failure) {
    return fail(exitFailed, englishText(failure));
  } catch (const std::bad_alloc&) {
    return fail(exitFailed, "there is not enough memory; a smaller --memory or a smaller variant may do");
  } catch (const std::exception& error) {
    return fail(exitFailed, error.what());
  }
}

}  // namespace

void setUpProgram(CLI::App& app, Context& context) {
  app.name(programName);
  app.description("Kotai on the command line: small board games, solved completely.");
  app.set_version_flag("--version", [] { return versionText(programName, "SQLite " + sqliteLibraryVersion()); });
  app.require_subcommand(1);
  addDataOption(app, context);
  addCommands(app, context);
  app.footer(fmt::format("Variants are written game[:size][,key=value...], e.g. {}.\n", exampleVariant()) +
             "Exit codes: 0 done, 1 failed, 2 wrong usage or unreadable text, 130 stopped by Ctrl-C, SIGTERM or SIGHUP.\n"
             "kotai-cli COMMAND --help tells more about a command.");
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
