// Results of reading a damaged file: an error is allowed, but a wrong value or an error without the file's name is not.
#pragma once

#include <filesystem>

#include "core/base/errors.h"

namespace kotai::test {

struct Findings {
  int errors = 0;
  bool wrong = false;    ///< a wrong value was read
  bool unnamed = false;  ///< an error did not name the file
};

/// Calls an action that may throw SolutionError and checks the error.
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
