// What shells complete: commands, options, known values, files where files are asked for.
#pragma once

#include <string>

#include "app/install/described_program.h"

namespace kotai {

std::string bashCompletion(const DescribedProgram& program);
std::string zshCompletion(const DescribedProgram& program);
std::string fishCompletion(const DescribedProgram& program);

}  // namespace kotai
