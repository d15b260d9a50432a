// A program as its own help tells it: what man pages and completions are made from.
#pragma once

#include <string>
#include <vector>

namespace kotai {

struct DescribedOption {
  std::vector<std::string> names;  ///< {"-h", "--help"}; of an argument its one name
  std::string value;               ///< "FILE"; empty: a switch
  std::string text;
  std::vector<std::string> choices;  ///< the values it takes; empty: any
  bool required = false;
};

struct DescribedProgram {
  std::string name;  ///< of a command: without those before it
  std::string purpose;
  std::vector<DescribedOption> options;
  std::vector<DescribedOption> arguments;  ///< in their order
  std::vector<DescribedProgram> commands;
  std::string notes;  ///< what its help says at the end
};

/// Values that a shell can complete from elsewhere.
inline constexpr const char* fileValue = "FILE";
inline constexpr const char* folderValue = "DIR";

}  // namespace kotai
