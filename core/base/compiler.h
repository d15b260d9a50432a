// Compiler that built the program.
#pragma once

#include <string>

namespace kotai {

/// Returns a string such as "GCC 12.2.0".
inline std::string compilerName() {
#if defined(__clang__)
  std::string name = "Clang " __clang_version__;
  while (name.ends_with(' ')) name.pop_back();
  return name;
#else
  return "GCC " __VERSION__;
#endif
}

}  // namespace kotai
