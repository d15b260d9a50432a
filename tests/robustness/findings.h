// Results of reading a damaged file: an error is right, a wrong value or an error without the file's name is not.
#pragma once

#include <filesystem>

#include "core/base/errors.h"

namespace kotai::test {

struct Findings {
  int errors = 0;
  bool wrong = false;    ///< a value
  bool unnamed = false;  ///< an error that does not name the file
};

/// Calls something that may throw SolutionError, and looks at the error.
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
