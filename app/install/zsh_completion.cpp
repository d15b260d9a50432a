#include <fmt/format.h>

#include "app/install/command_paths.h"
#include "app/install/completion.h"

namespace kotai {

/// Quotes a string and escapes the special characters of _arguments.
static std::string zshQuoted(const std::string& text, std::string_view special) {
  std::string made;
  for (const char letter : text) {
    if (letter == '\'') {
      made += "'\\''";
      continue;
    }
    if (special.find(letter) != std::string_view::npos) made += '\\';
    made += letter;
  }
  return made;
}

/// Returns the action that completes a value: a list such as "(a b)", files, folders, or nothing if the values are unknown.
static std::string action(const DescribedOption& option) {
  if (expectsFolder(option)) return "_files -/";
  if (expectsFile(option) && option.choices.empty()) return "_files";
  if (option.choices.empty()) return " ";
  const std::string words = zshQuoted(fmt::format("{}", fmt::join(option.choices, " ")), ":");
  if (!expectsFile(option)) return fmt::format("({})", words);
  return fmt::format("_alternative \"values\\:\\:({})\" \"files\\:\\:_files\"", zshQuoted(words, "\\"));
}

static std::string message(const DescribedOption& option) { return zshQuoted(option.value, ":[]\\"); }

static std::string optionSpecs(const DescribedProgram& command) {
  std::string specs;
  for (const DescribedOption& option : command.options)
    for (const std::string& name : option.names) {
      specs += fmt::format(" \\\n    '{}[{}]", name, zshQuoted(option.text, ":[]\\"));
      specs += option.value.empty() ? "'" : fmt::format(":{}:{}'", message(option), action(option));
    }
  for (const DescribedOption& argument : command.arguments)
    specs += fmt::format(" \\\n    '{}:{}:{}'", argument.required ? "" : ":", message(argument), action(argument));
  return specs;
}

static std::string commandName(const std::string& function, const std::string& path) {
  std::string name = "_" + function;
  if (!path.empty()) name += '_';
  for (const char letter : path) name += letter == ' ' ? '_' : letter;
  return name;
}

/// Returns the completion function of a command with subcommands. This function completes the options and the
/// name of the subcommand, then calls the subcommand's function.
static std::string branching(const std::string& function, const CommandAt& at) {
  std::string names;
  for (const DescribedProgram& command : at.command->commands)
    names += fmt::format("    '{}:{}'\n", command.name, zshQuoted(command.purpose, ":\\"));
  return fmt::format(
      "{0}() {{\n  local context state state_descr line\n  typeset -A opt_args\n  _arguments -C{1} \\\n    '1: :->command' "
      "\\\n    '*:: :->rest'\n  local -a commands=(\n{2}  )\n  case $state in\n    command) _describe command commands ;;\n    "
      "rest) "
      "(( $+functions[{0}_$line[1]] )) && {0}_$line[1] ;;\n  esac\n}}\n",
      commandName(function, at.path), optionSpecs(*at.command), names);
}

std::string zshCompletion(const DescribedProgram& program) {
  const std::string function = functionName(program);
  std::string made = fmt::format("#compdef {0}\n# Completion of {0} for zsh, made from its options.\n", program.name);
  for (const CommandAt& at : commandPaths(program))
    made += at.command->commands.empty()
                ? fmt::format("{}() {{\n  _arguments -s{}\n}}\n", commandName(function, at.path), optionSpecs(*at.command))
                : branching(function, at);
  return made + fmt::format("_{} \"$@\"\n", function);
}

}  // namespace kotai
