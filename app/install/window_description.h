// Describes `kotai`, the desktop program.
#pragma once

#include "app/install/described_program.h"

namespace kotai {

DescribedProgram describeWindow();

}  // namespace kotai
