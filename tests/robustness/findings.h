// Results of reading a damaged file. An error is allowed, but neither a wrong value nor an error without the
// file's name.
#pragma once

#include <filesystem>

#include "core/base/errors.h"

namespace kotai::test {

struct Findings {
  int errors = 0;
  bool wrong = false;    ///< whether a wrong value was read
  bool unnamed = false;  ///< whether an error did not name the file
};

/// Calls an action that may throw SolutionError, and checks that an error names the file.
template <class Action>
void attempt(const std::filesystem::path& file, Findings& findings, Action&& action) {
  try {
    action();
  } catch (const SolutionError& error) {
    ++findings.errors;
    findings.unnamed = findings.unnamed || error.file() != file;
  }
}

}  // namespace kotai::test
