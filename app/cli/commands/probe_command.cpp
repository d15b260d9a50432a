// `probe`: the value of a position, or of each line of stdin.
#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const ProbeArguments& options) { return commandsFor(options.variant).probe(context, options); }

}  // namespace

void addProbeCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<ProbeArguments>();
  CLI::App& command = addCommand(app, context, "probe",
                                 "Value of a position, or of each line of stdin: position<TAB>value; games with simultaneous "
                                 "moves: position<TAB>value<TAB>v-secure<TAB>h-secure, payoffs for Vertical",
                                 options, run);
  addVariantArgument(command, options->variant);
  addPositionArgument(command, options->position)
      ->description("A position, e.g. 'gle/1c1/1C1/ELG b -' (default: each line of stdin)");
  addSwitch(command, "--moves", options->moves,
            "Third column move=value;move=value sorted by move text (values for the player who moves); "
            "simultaneous moves: both equilibrium strategies, move=chance;move=chance");
  addSwitch(command, "--evaluation", options->evaluation,
            "One more column: how the game's evaluation judges the position for the side to move, in moves; simultaneous moves: "
            "rm and sm of Vertical, rm and sm of Horizontal, and the evaluation for Vertical");
  addTextOption(
      command, "--memory", options->memory,
      "Most memory for values that were read, e.g. 4G (default: 1G); questions in no order are answered fastest where all "
      "values of the variant fit into it")
      ->type_name("SIZE");
  addSwitch(command, "--json", context.json,
            "Print JSON instead, an object to a line: position, value, with --moves moves or both strategies, with --evaluation "
            "evaluation");
}

}  // namespace kotai::cli
