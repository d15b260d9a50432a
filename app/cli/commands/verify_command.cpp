// `verify`: the independent check of a whole solution.
#include "app/cli/commands/commands.h"
#include "app/cli/commands/registry.h"

namespace kotai::cli {

namespace {

int run(Context& context, const VerifyArguments& options) { return commandsFor(options.variant).verify(context, options); }

}  // namespace

void addVerifyCommand(CLI::App& app, Context& context) {
  const auto options = std::make_shared<VerifyArguments>();
  CLI::App& command =
      addCommand(app, context, "verify",
                 "Check all checksums and derive every value again from its children with independent code", options, run);
  addVariantArgument(command, options->variant);
  addThreadsOption(command, options->threads);
  addJsonOption(command, context);
  addProgressOption(command, context);
}

}  // namespace kotai::cli
