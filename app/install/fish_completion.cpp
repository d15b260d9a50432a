#include <fmt/format.h>

#include <algorithm>

#include "app/install/command_paths.h"
#include "app/install/completion.h"

namespace kotai {

static std::string fishQuoted(const std::string& text) {
  std::string made = "'";
  for (const char letter : text) {
    if (letter == '\'' || letter == '\\') made += '\\';
    made += letter;
  }
  return made + '\'';
}

/// Returns the condition for the completions of a command: all words of the command's path are present, and no
/// subcommand follows.
static std::string condition(const CommandAt& at) {
  std::string text;
  std::string_view rest = at.path;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    text += fmt::format("{}__fish_seen_subcommand_from {}", text.empty() ? "" : "; and ", rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  if (!at.command->commands.empty())
    text += fmt::format("{}not __fish_seen_subcommand_from {}", text.empty() ? "" : "; and ", commandNames(*at.command));
  return text.empty() ? text : " -n " + fishQuoted(text);
}

/// Returns the flags for an option with a value. With -x, fish completes no file names. With -r, fish completes
/// any file by default.
static std::string values(const DescribedOption& option) {
  if (option.value.empty()) return {};
  if (expectsFolder(option)) return " -x -a '(__fish_complete_directories)'";
  const std::string words = fishQuoted(fmt::format("{}", fmt::join(option.choices, " ")));
  if (expectsFile(option)) return option.choices.empty() ? " -r -F" : " -r -F -a " + words;
  return option.choices.empty() ? " -x" : " -x -a " + words;
}

static std::string nameFlags(const DescribedOption& option) {
  std::string flags;
  for (const std::string& name : option.names)
    flags += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
  return flags;
}

std::string fishCompletion(const DescribedProgram& program) {
  std::string made = fmt::format("# Completion of {0} for fish, made from its options.\ncomplete -c {0} -f\n", program.name);
  for (const CommandAt& at : commandPaths(program)) {
    const std::string line = fmt::format("complete -c {}{}", program.name, condition(at));
    for (const DescribedProgram& command : at.command->commands)
      made += fmt::format("{} -a {} -d {}\n", line, command.name, fishQuoted(command.purpose));
    for (const DescribedOption& option : at.command->options)
      made += fmt::format("{}{}{} -d {}\n", line, nameFlags(option), values(option), fishQuoted(option.text));
    for (const DescribedOption& argument : at.command->arguments) {
      if (expectsFile(argument)) made += fmt::format("{} -F\n", line);
      if (!argument.choices.empty())
        made += fmt::format("{} -a {}\n", line, fishQuoted(fmt::format("{}", fmt::join(argument.choices, " "))));
    }
  }
  return made;
}

}  // namespace kotai
