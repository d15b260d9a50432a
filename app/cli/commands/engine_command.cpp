// `engine`: serves as a UCI or USI engine for graphical programs.
#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <random>
#include <string>

#include "app/cli/alternating/alternating_commands.h"
#include "app/cli/base/context.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/engine/engine_server.h"

namespace kotai::cli {

struct EngineArguments {
  std::string variant;                ///< variant of an alternating game
  std::optional<std::uint64_t> seed;  ///< seed of random choices; a random seed if missing
};

constexpr std::size_t maxLineBytes = 1024 * 1024;

/// Reads a line. Returns nothing at the end of the input. Sets \p whole to false if the line was too long and was cut.
static std::optional<std::string> readLine(bool& whole) {
  std::string line;
  whole = true;
  int byte = std::getc(stdin);
  if (byte == EOF) return std::nullopt;
  for (; byte != EOF && byte != '\n'; byte = std::getc(stdin)) {
    whole = line.size() < maxLineBytes;
    if (whole) line += static_cast<char>(byte);
  }
  return line;
}

/// Writes a line. Returns false if the output is closed.
static bool say(const std::string& line) {
  std::fwrite(line.data(), 1, line.size(), stdout);
  std::fputc('\n', stdout);
  return std::fflush(stdout) == 0;
}

static int serveEngine(Context& context, const EngineArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  SolutionPtr solution;
  if (context.hasValues(*variant)) solution = context.values(variant);
  std::signal(SIGPIPE, SIG_IGN);
  bool heard = true;
  const EngineServer::Setting setting{variant, solution, "Kotai " KOTAI_VERSION,
                                      options.seed ? *options.seed : std::random_device{}()};
  EngineServer server(setting, [&heard](const std::string& line) { heard = say(line) && heard; });
  bool whole = true;
  while (heard) {
    const auto line = readLine(whole);
    if (!line) break;
    if (!whole) {
      heard = say("info string A line of more than 1 MiB was passed over");
      continue;
    }
    if (!server.handleLine(*line)) break;
  }
  return exitDone;
}

static int run(Context& context, const EngineArguments& options) {
  if (&commandsFor(options.variant) != &alternatingCommands())
    throw UsageError("engine is for games in which the players alternate; UCI and USI do not support simultaneous moves");
  return serveEngine(context, options);
}

void addEngineCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<EngineArguments>();
  CLI::App& command = addCommand(
      app, context, "engine", "Run as a UCI or USI engine, so that other programs can play against the solution", options, run);
  command.footer("docs/engine-protocol.md describes the commands and options of the engine.");
  addVariantArgument(command, options->variant);
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the choices among equally good moves, and of the levels (default: a new one each time)")
      ->type_name("S");
}

}  // namespace kotai::cli
