#include "app/cli/engine/serve_engine.h"

#include <csignal>
#include <cstdio>
#include <random>

#include "app/cli/engine/engine_server.h"

namespace kotai::cli {

namespace {

constexpr std::size_t mostLineBytes = 1024 * 1024;

/// The stored part of a line. Returns nothing at the end of the input. \p whole: whether nothing was dropped.
std::optional<std::string> readLine(bool& whole) {
  std::string line;
  whole = true;
  int byte = std::getc(stdin);
  if (byte == EOF) return std::nullopt;
  for (; byte != EOF && byte != '\n'; byte = std::getc(stdin)) {
    whole = line.size() < mostLineBytes;
    if (whole) line += static_cast<char>(byte);
  }
  return line;
}

/// The reader may disappear at any time. Then there is nothing left to do.
bool say(const std::string& line) {
  std::fwrite(line.data(), 1, line.size(), stdout);
  std::fputc('\n', stdout);
  return std::fflush(stdout) == 0;
}

}  // namespace

int serveEngine(Context& context, const EngineArguments& options) {
  const VariantPtr variant = context.variant(options.variant);
  SolutionPtr solution;
  if (Solution::exists(context.dataDirectory(), *variant)) solution = context.solution(variant);
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
    if (!server.hear(*line)) break;
  }
  return exitDone;
}

}  // namespace kotai::cli
