// `export`: all values, or a table, for other programs.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"
#include "app/cli/output/export_file.h"

namespace kotai::cli {

namespace {

int run(Context& context, const ExportArguments& options) {
  if (options.asPublished && options.tableKey.empty())
    throw UsageError("--as-published needs a table: add --by KEY, e.g. --by pieces");
  if (options.apart && !options.tableKey.empty()) throw UsageError("--apart is for values; leave out --by");
  return commandsFor(options.variant).exportValues(context, options);
}

}  // namespace

void addExportCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ExportArguments>();
  CLI::App& command = addCommand(app, context, "export",
                                 "All values (each normalised position and its value), or a table, as CSV, JSON, JSON lines or "
                                 "an SQLite database (docs/json.md)",
                                 options, run);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--out", options->outFile, "File to write, complete or not at all (default: stdout)")->type_name("FILE");
  addChoiceOption(command, "--format", options->format, exportFormats(),
                  "csv, json, jsonl (an object a line) or sqlite (default: as the name of the file says: .json, .jsonl, .ndjson, "
                  ".sqlite, .sqlite3; else csv)")
      ->type_name("FORMAT");
  addSwitch(command, "--apart", options->apart,
            "Outcome and distance as two columns where csv and json have one, value; jsonl and sqlite always have two");
  addTextOption(command, "--by", options->tableKey, "Write this table instead of the values; keys as for table")
      ->type_name("KEY");
  addSwitch(command, "--as-published", options->asPublished, "Count as the published table does");
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
