// The commands of a program, each with the words that lead to it.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "app/install/described_program.h"

namespace kotai {

struct CommandAt {
  std::string path;  ///< "game check"; empty: the program itself
  const DescribedProgram* command;
};

/// The program itself first. The pointers are into \p program.
inline std::vector<CommandAt> commandPaths(const DescribedProgram& program, const std::string& path = {}) {
  std::vector<CommandAt> all{{path, &program}};
  for (const DescribedProgram& command : program.commands)
    for (CommandAt& each : commandPaths(command, path.empty() ? command.name : path + ' ' + command.name))
      all.push_back(std::move(each));
  return all;
}

/// "check annotate": of the commands below a program or a command.
inline std::string commandNames(const DescribedProgram& program) {
  std::vector<std::string> names;
  for (const DescribedProgram& command : program.commands) names.push_back(command.name);
  return fmt::format("{}", fmt::join(names, " "));
}

/// "kotai_cli": a program's name as part of the name of a function.
inline std::string functionName(const DescribedProgram& program) {
  std::string name = program.name;
  for (char& letter : name)
    if (letter == '-') letter = '_';
  return name;
}

/// Whether a shell should offer the names of files.
inline bool takesFile(const DescribedOption& option) { return option.value.find(fileValue) != std::string::npos; }
inline bool takesFolder(const DescribedOption& option) { return option.value == folderValue; }

}  // namespace kotai
