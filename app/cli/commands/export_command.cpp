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
  if (!options.columns.empty() && !options.tableKey.empty()) throw UsageError("--columns is for values; leave out --by");
  return commandsFor(options.variant).exportValues(context, options);
}

}  // namespace

void addColumnsOption(CLI::App& command, FileArguments& target) {
  addTextOption(command, "--columns", target.columns,
                "What to write of each position, with commas between them (default: position,outcome,distance): rank, position, "
                "value, outcome, evaluation, or any number of the query language: distance, moves, good-moves, own-pieces, "
                "'own-steps - other-steps' (docs/query.md)")
      ->type_name("A,B");
}

void addExportCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ExportArguments>();
  CLI::App& command = addCommand(app, context, "export",
                                 "All values (each normalised position and its value), or a table, as CSV, JSON, JSON lines, "
                                 "an SQLite database or a NumPy array (docs/json.md)",
                                 options, run);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--out", options->outFile, "File to write, complete or not at all (default: stdout)")->type_name("FILE");
  addChoiceOption(
      command, "--format", options->format, exportFormats(),
      "csv, json, jsonl (an object a line), sqlite or npy (the values alone as one array; games in which the players "
      "alternate); default: as the ending of --out says: .csv, .json, .jsonl, .ndjson, .sqlite, .sqlite3 or .npy; else csv")
      ->type_name("FORMAT");
  addColumnsOption(command, *options);
  addTextOption(command, "--by", options->tableKey, "Write this table instead of the values; keys as for table")
      ->type_name("KEY");
  addSwitch(command, "--as-published", options->asPublished, "Count as the published table does");
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
