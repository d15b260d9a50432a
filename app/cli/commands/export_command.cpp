// `export`: all values, or a table, for other programs.
#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"
#include "app/cli/output/export_file.h"

namespace kotai::cli {

namespace {

int run(Context& context, const ExportArguments& options) {
  if (options.asPublished && options.tableKey.empty())
    throw UsageError("--as-published needs a table: add --by KEY, e.g. --by pieces");
  return commandsFor(options.variant).exportValues(context, options);
}

}  // namespace

void addExportCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ExportArguments>();
  CLI::App& command = addCommand(app, context, "export",
                                 "All values (each normalised position and its value), or a table, as CSV or JSON", options, run);
  addVariantArgument(command, options->variant);
  addTextOption(command, "--out", options->outFile, "File to write, complete or not at all (default: stdout)")->type_name("FILE");
  addChoiceOption(command, "--format", options->format, {csvFormat, jsonFormat},
                  "csv or json (default: as the name of the file says, else csv)")
      ->type_name("FORMAT");
  addTextOption(command, "--by", options->tableKey, "Write this table instead of the values; keys as for table")
      ->type_name("KEY");
  addSwitch(command, "--as-published", options->asPublished, "Count as the published table does");
  addJsonOption(command, context);
}

}  // namespace kotai::cli
