// `cite`: prints BibTeX entries for the program and for the published works about its games.
#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "app/cli/base/format.h"
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "core/works/citation.h"
#include "core/works/cited_facts.h"

namespace kotai::cli {

struct CiteOptions {
  std::string variant;
};

/// Parses a variant and returns its shortest id, with its game. Throws TextFailure.
static Cited citedVariant(const std::string& text) {
  const PlayPtr play = readText("variant", text, parsePlay);
  return {std::string(play->gameId()), play->id(), {}};
}

static int runCite(Context& context, const CiteOptions& options) {
  Cited cited = options.variant.empty() ? Cited{} : citedVariant(options.variant);
  if (!cited.variant.empty()) cited.facts = citedFacts(context.dataDirectory(), cited.variant);
  if (!context.json) {
    fmt::print("{}", citation(KOTAI_VERSION, cited));
    return exitDone;
  }
  Json json{{"version", KOTAI_VERSION}};
  if (!cited.variant.empty()) json["variant"] = cited.variant;
  if (!cited.variant.empty()) json["facts"] = cited.facts;
  json["entries"] = citedEntries(KOTAI_VERSION, cited);
  fmt::print("{}\n", json.dump(2));
  return exitDone;
}

void addCiteCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<CiteOptions>();
  CLI::App& command = addCommand(app, context, "cite", "Print BibTeX entries for the program and for the works about its games",
                                 options, runCite);
  addTextOption(command, "VARIANT", options->variant, "Variant whose result you want to cite (default: all works)")
      ->type_name("");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
