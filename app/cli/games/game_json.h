// A saved game as JSON (docs/json.md).
#pragma once

#include <vector>

#include "app/cli/base/command_table.h"

namespace kotai::cli {

/// \p annotations: empty, or one for the start and one for each move, merged into their objects.
Json gameJson(const SavedGame& game, const std::vector<Annotation>& annotations = {});

}  // namespace kotai::cli
