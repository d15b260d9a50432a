// Lists the commands of a program with their full names.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "app/install/described_program.h"

namespace kotai {

struct CommandAt {
  std::string path;  ///< full name such as "game check"; empty for the program itself
  const DescribedProgram* command;
};

/// Returns the program itself, then all commands. The pointers refer to \p program.
inline std::vector<CommandAt> commandPaths(const DescribedProgram& program, const std::string& path = {}) {
  std::vector<CommandAt> all{{path, &program}};
  for (const DescribedProgram& command : program.commands)
    for (CommandAt& each : commandPaths(command, path.empty() ? command.name : path + ' ' + command.name))
      all.push_back(std::move(each));
  return all;
}

/// Returns names such as "check annotate" of the commands directly below a program or a command.
inline std::string commandNames(const DescribedProgram& program) {
  std::vector<std::string> names;
  for (const DescribedProgram& command : program.commands) names.push_back(command.name);
  return fmt::format("{}", fmt::join(names, " "));
}

/// Returns a name such as "kotai_cli", which may be part of a function name.
inline std::string functionName(const DescribedProgram& program) {
  std::string name = program.name;
  for (char& letter : name)
    if (letter == '-') letter = '_';
  return name;
}

/// Returns whether a shell should offer file names as values of the option.
inline bool expectsFile(const DescribedOption& option) { return option.value.find(fileValue) != std::string::npos; }
inline bool expectsFolder(const DescribedOption& option) { return option.value == folderValue; }

}  // namespace kotai
