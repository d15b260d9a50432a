// A program as described by its own help, for man pages and completions.
#pragma once

#include <string>
#include <vector>

namespace kotai {

struct DescribedOption {
  std::vector<std::string> names;  ///< {"-h", "--help"}; for an argument its only name
  std::string value;               ///< "FILE"; empty: a switch
  std::string text;
  std::vector<std::string> choices;  ///< accepted values; empty: any
  bool required = false;
};

struct DescribedProgram {
  std::string name;  ///< of a command: without those before it
  std::string purpose;
  std::vector<DescribedOption> options;
  std::vector<DescribedOption> arguments;  ///< in their order
  std::vector<DescribedProgram> commands;
  std::string notes;  ///< end of its help
};

/// Values that a shell can complete from elsewhere.
inline constexpr const char* fileValue = "FILE";
inline constexpr const char* folderValue = "DIR";

}  // namespace kotai
