// `export`: writes all values, or a table, for other programs.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/output/export_file.h"

namespace kotai::cli {

static int run(Context& context, const ExportArguments& options) {
  if (options.asPublished && options.tableKey.empty())
    throw UsageError("--as-published needs a table: add --by KEY, e.g. --by pieces");
  if (!options.columns.empty() && !options.tableKey.empty()) throw UsageError("--columns cannot be combined with --by");
  return commandsFor(options.variant).exportValues(context, options);
}

void addColumnsOption(CLI::App& command, FileArguments& target) {
  addTextOption(command, "--columns", target.columns,
                "Columns to write, separated by commas (default: position,outcome,distance): rank, position, value, outcome, "
                "evaluation, or any number of the query language, such as distance, moves, good-moves, own-pieces, 'own-steps - "
                "other-steps' (docs/query.md)")
      ->type_name("A,B");
}

void addExportCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ExportArguments>();
  CLI::App& command =
      addCommand(app, context, "export", "Export all values of a solution, or a table, for other programs", options, run);
  command.footer(
      "Writes each canonical position with its value. docs/json.md describes the formats: CSV, JSON, JSON lines, an SQLite "
      "database "
      "and a NumPy array.");
  addVariantArgument(command, options->variant);
  addTextOption(command, "--out", options->outFile, "Output file, written completely or not at all (default: stdout)")
      ->type_name("FILE");
  addChoiceOption(
      command, "--format", options->format, exportFormats(),
      "csv, json, jsonl (one object per line), sqlite or npy (one array with the values; games in which the players alternate). "
      "Default: by the extension of --out: .csv, .json, .jsonl, .ndjson, .sqlite, .sqlite3 or .npy; else csv")
      ->type_name("FORMAT");
  addColumnsOption(command, *options);
  addTextOption(command, "--by", options->tableKey, "Export this table instead of the values; keys as for the command table")
      ->type_name("KEY");
  addSwitch(command, "--as-published", options->asPublished, "Count as the published table does");
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
