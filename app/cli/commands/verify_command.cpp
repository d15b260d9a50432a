// `verify`: the independent check of a whole solution.
#include <CLI/CLI.hpp>
#include <limits>

#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

void addVerifyCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<VerifyArguments>();
  CLI::App& command = addCommand(app, context, "verify",
                                 "Check all checksums and derive every value again from its children with independent code",
                                 options, &CommandTable::verify);
  addVariantArgument(command, options->variant);
  addThreadsOption(command, options->threads);
  constexpr NumberRange<std::uint64_t> anySample{1, std::numeric_limits<std::uint64_t>::max()};
  addNumberOption(command, "--sample", options->sample, anySample,
                  "Derive about so many values only, of positions drawn at random, where all would take too long; all "
                  "checksums (not for games whose values are checked in a minute)");
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the sample; the same seed draws the same positions (default: 1)")
      ->type_name("S");
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
