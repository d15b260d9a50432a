// Prints the result of a verification.
#pragma once

#include "app/cli/base/format.h"
#include "core/verify/verify.h"

namespace kotai::cli {

void printMismatches(const VerifyReport& report);
Summary summaryOf(const Solution& solution, const VerifyReport& report);

}  // namespace kotai::cli
