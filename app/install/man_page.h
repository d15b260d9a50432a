// Man pages, generated from the texts of --help.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/install/described_program.h"

namespace kotai {

struct ManPageFrame {
  std::string version;              ///< version such as "1.0.0"
  std::string date;                 ///< date such as "2026-11-22"
  std::vector<std::string> others;  ///< program names for the section SEE ALSO, each with a page in section 1
};

/// Returns a page for section 1, in man(7) format.
std::string manPage(const DescribedProgram& program, const ManPageFrame& frame);

}  // namespace kotai
