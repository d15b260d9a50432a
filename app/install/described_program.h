// Description of a program, taken from its help, for man pages and completions.
#pragma once

#include <string>
#include <vector>

namespace kotai {

struct DescribedOption {
  std::vector<std::string> names;  ///< names such as {"-h", "--help"}; an argument has one name
  std::string value;               ///< kind of value such as "FILE"; empty for a switch
  std::string text;
  std::vector<std::string> choices;  ///< accepted values; empty if any value is accepted
  bool required = false;
};

struct DescribedProgram {
  std::string name;  ///< name of the command, without the commands before it
  std::string purpose;
  std::vector<DescribedOption> options;
  std::vector<DescribedOption> arguments;  ///< arguments in the order of the command line
  std::vector<DescribedProgram> commands;
  std::string notes;  ///< last part of the command's help
};

/// Kinds of values that a shell can complete by itself.
inline constexpr const char* fileValue = "FILE";
inline constexpr const char* folderValue = "DIR";

}  // namespace kotai
