#include "app/install/command_description.h"

#include <CLI/CLI.hpp>

#include "app/cli/base/option_values.h"
#include "app/cli/commands/commands.h"
#include "core/game/registry.h"

namespace kotai {

static std::vector<std::string> knownVariants() {
  std::vector<std::string> ids;
  for (const GameInfo& game : allGames()) ids.insert(ids.end(), game.knownVariants.begin(), game.knownVariants.end());
  return ids;
}

static std::vector<std::string> gameIds() {
  std::vector<std::string> ids;
  for (const GameInfo& game : allGames()) ids.push_back(game.id);
  return ids;
}

static std::vector<std::string> choicesFor(CLI::Option& option, const std::string& value) {
  if (value == "VARIANT") return knownVariants();
  if (value == "GAME") return gameIds();
  return cli::choicesOf(option);
}

static DescribedOption describeOption(CLI::Option& option) {
  DescribedOption made;
  for (const std::string& name : option.get_snames()) made.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) made.names.push_back("--" + name);
  if (option.get_expected_max() > 0) made.value = option.get_type_name();
  if (made.names.empty()) {
    made.names.push_back(option.get_name());
    if (made.value.empty()) made.value = option.get_name();
  }
  made.text = option.get_description();
  made.choices = choicesFor(option, made.value);
  made.required = option.get_required();
  return made;
}

static DescribedProgram describeCommands(CLI::App& app) {
  DescribedProgram made{app.get_name(), app.get_description(), {}, {}, {}, app.get_footer()};
  for (CLI::Option* option : app.get_options({}))
    (option->nonpositional() ? made.options : made.arguments).push_back(describeOption(*option));
  for (CLI::App* command : app.get_subcommands({})) made.commands.push_back(describeCommands(*command));
  return made;
}

DescribedProgram describeProgram(const std::function<void(CLI::App&)>& setUp) {
  CLI::App app;
  setUp(app);
  return describeCommands(app);
}

DescribedProgram describeCommandLine() {
  cli::Context context;
  return describeProgram([&context](CLI::App& app) { cli::setUpProgram(app, context); });
}

}  // namespace kotai
