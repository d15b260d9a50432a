// Program kotai-mpi, which solves games on many machines. mpirun starts one process of this program per rank.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <optional>

#include "app/cli/base/interrupt.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/standard_descriptors.h"
#include "app/cli/base/usage_strings.h"
#include "app/mpi/program.h"
#include "app/mpi/rank_failure.h"
#include "core/data/data_folder.h"
#include "solvers/distributed/solve.h"

namespace kotai::cli {
/// Returns the handshake message that this rank sends before the run.
static distributed::Hello helloOf(const Context& context, const FailureText& failure, const distributed::RankShare& share,
                                  std::uint32_t command) {
  distributed::Hello hello;
  hello.setStrings(KOTAI_VERSION, context.variantId, failure.sentence);
  hello.exitCode = failure.exitCode;
  hello.threads = share.threads;
  hello.maxWholeBytes = share.maxWholeBytes;
  hello.command = command;
  return hello;
}

/// Returns the number of the chosen subcommand, counted from 1, or 0 if there is none.
static std::uint32_t commandNumber(const CLI::App& app) {
  const auto all = app.get_subcommands([](const CLI::App*) { return true; });
  const auto given = app.get_subcommands();
  if (given.empty()) return 0;
  return static_cast<std::uint32_t>(std::ranges::find(all, given.front()) - all.begin()) + 1;
}

/// Parses the arguments and prepares this rank. Returns the failure of this rank, if any. Rank 0 then prints a single
/// message for all ranks.
static FailureText prepare(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& command, distributed::RankShare& share,
                           const distributed::Transport& transport, int argc, const char* const* argv) {
  try {
    app.parse(argc, argv);
    checkDataFolder(context.dataDirectory());
    share = command->prepare(context, transport);
    return {exitDone, {}};
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() != 0) return {exitUsage, usageText(app, error)};
    if (transport.rank() == 0) app.exit(error);  // prints help or version
    command.reset();
    return {exitDone, {}};
  } catch (...) {
    return rankFailureTextOf(std::current_exception(), context);
  }
}

/// Returns nothing if all ranks can begin. Otherwise prints the reason on rank 0 and returns the exit code of
/// this rank.
static std::optional<int> refuse(const std::vector<distributed::Hello>& hellos, const distributed::Transport& transport) {
  const auto refusal = transport.rank() == 0 ? distributed::refusalOf(hellos) : std::nullopt;
  if (refusal) printError(refusal->text);
  if (transport.agree(!refusal)) return std::nullopt;
  return refusal ? refusal->exitCode : exitDone;
}

static int runRank(CLI::App& app, Context& context, std::shared_ptr<MpiCommand>& command, distributed::Transport& transport,
                   int argc, const char* const* argv) {
  distributed::RankShare share;
  const FailureText failure = prepare(app, context, command, share, transport, argc, argv);
  const auto hellos = transport.gather(helloOf(context, failure, share, command ? commandNumber(app) : 0));
  if (const auto code = refuse(hellos, transport)) return *code;
  if (!command) return exitDone;
  try {
    return command->run(context, hellos, transport);
  } catch (const distributed::RankFailure& lost) {
    printError(rankFailureTextOf(std::current_exception(), context).sentence);
    if (lost.lost) transport.abort();
    return exitFailed;
  } catch (...) {
    const FailureText text = rankFailureTextOf(std::current_exception(), context);
    printError(fmt::format("rank {} on {}: {}", transport.rank(), distributed::machineName(), text.sentence));
    transport.abort();  // ends the other ranks, which would otherwise wait for this rank forever
  }
}

static int runMpi(int argc, const char* const* argv) {
  holdStandardDescriptors();
  ignoreFileSizeSignal();
  setRunningProgram("kotai-mpi");
  distributed::Transport transport;
  Context context;
  std::shared_ptr<MpiCommand> command;
  CLI::App app;
  setUpMpiProgram(app, context, command);
  const int exitCode = runRank(app, context, command, transport, argc, argv);
  return std::fflush(stdout) == 0 ? exitCode : exitFailed;
}
}  // namespace kotai::cli

int main(int argc, char** argv) { return kotai::cli::runMpi(argc, argv); }
