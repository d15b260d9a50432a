// The mismatches of an alternating game, for people and for programs.
#pragma once

#include "app/cli/output/verify_rows.h"

namespace kotai::cli {

Verified verifiedOf(const VerifyReport& report);

}  // namespace kotai::cli
