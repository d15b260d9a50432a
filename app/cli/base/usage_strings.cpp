#include "app/cli/base/usage_strings.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"

namespace kotai::cli {
static std::string commandNames(const CLI::App& app) {
  std::vector<std::string> names;
  for (const CLI::App* command : app.get_subcommands(nullptr)) names.push_back(command->get_name());
  return fmt::format("{}", fmt::join(names, ", "));
}

static std::string quotedList(const std::vector<std::string>& texts) {
  std::vector<std::string> quoted;
  for (const std::string& text : texts) quoted.push_back(quotedText(text));
  return fmt::format("{}", fmt::join(quoted, ", "));
}

static bool looksLikeOption(const std::string& text) { return text.size() > 1 && text.front() == '-'; }

/// Says that the command is missing, and names the argument found instead.
static std::string withoutCommand(const CLI::App& app) {
  std::vector<std::string> found = app.remaining();
  std::erase(found, "--");
  if (found.empty()) return fmt::format("a command is missing; the commands are: {}", commandNames(app));
  if (looksLikeOption(found.front())) return fmt::format("there is no option {} before a command", quotedText(found.front()));
  return fmt::format("there is no command {}; the commands are: {}", quotedText(found.front()), commandNames(app));
}

/// Returns the surplus arguments in their original order.
static std::string surplus(const CLI::App& command, const std::vector<std::string>& found) {
  const auto option = std::ranges::find_if(found, looksLikeOption);
  if (option != found.end()) return fmt::format("{} has no option {}", command.get_name(), quotedText(*option));
  return fmt::format("{} takes no more arguments, found {}", command.get_name(), quotedList(found));
}

/// Describes a wrong number of values. CLI11 begins its messages with the name of the option, without dashes for a switch.
static std::string wrongNumberOfValues(const CLI::App& command, const std::string& message) {
  const std::string found = message.substr(0, message.find_first_of(": "));
  // The option may belong to the program, like --data.
  const CLI::Option* option = nullptr;
  for (const CLI::App* each = &command; each != nullptr && (option == nullptr || option->count() == 0);
       each = each->get_parent()) {
    const CLI::Option* named = each->get_option_no_throw(found);
    if (named == nullptr) named = each->get_option_no_throw("--" + found);
    if (option == nullptr || (named != nullptr && named->count() > 0)) option = named;
  }
  if (option == nullptr) return message;
  const std::string name = option->get_name();
  if (option->get_expected_max() == 0) return fmt::format("{} takes no value", name);
  if (option->count() > 1) return fmt::format("{} is given {} times", name, option->count());
  return fmt::format("{} needs a value ({})", name, option->get_type_name());
}

static std::string reasonOf(const CLI::App& command, const CLI::ParseError& error) {
  const std::vector<std::string> left = command.remaining();
  // A missing argument may have been parsed as an option, as in `perft dodgem:3x3 -1`.
  const bool missing = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  const bool tooMany = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  if ((missing || tooMany) && !left.empty()) return surplus(command, left);
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr) return wrongNumberOfValues(command, error.what());
  return withoutFinalStop(error.what());
}

std::string usageText(const CLI::App& app, const CLI::ParseError& error) {
  const CLI::App* command = &app;
  std::string path = runningProgram();
  while (!command->get_subcommands().empty()) {
    command = command->get_subcommands().front();
    path += ' ' + command->get_name();
  }
  const bool withoutOwn =
      !command->get_subcommands(nullptr).empty() && dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  return fmt::format("{} (see {} --help)", withoutOwn ? withoutCommand(*command) : reasonOf(*command, error), path);
}

}  // namespace kotai::cli
