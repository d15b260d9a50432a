// `verify`: the independent check of a whole solution.
#include <CLI/CLI.hpp>
#include <limits>

#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

void addVerifyCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<VerifyArguments>();
  CLI::App& command = addCommand(app, context, "verify",
                                 "Verify all checksums, and recompute every value from the next positions with independent code",
                                 options, &CommandTable::verify);
  addVariantArgument(command, options->variant);
  addThreadsOption(command, options->threads);
  constexpr NumberRange<std::uint64_t> anySample{1, std::numeric_limits<std::uint64_t>::max()};
  addNumberOption(command, "--sample", options->sample, anySample,
                  "Recompute only about this many values, of random positions; all checksums are still verified (not for games "
                  "whose values are all checked within a minute)");
  addNumberOption(command, "--seed", options->seed, anySeed,
                  "Seed of the sample; the same seed chooses the same positions (default: 1)")
      ->type_name("S");
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
