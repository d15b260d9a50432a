// Man pages, generated from the texts of --help.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/install/described_program.h"

namespace kotai {

struct ManPageFrame {
  std::string version;              ///< "1.0.0"
  std::string date;                 ///< "2026-11-22"
  std::vector<std::string> others;  ///< names of programs for SEE ALSO, section 1
};

/// Returns a page for section 1, in man(7) format.
std::string manPage(const DescribedProgram& program, const ManPageFrame& frame);

}  // namespace kotai
