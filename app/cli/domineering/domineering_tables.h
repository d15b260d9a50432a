// The tables of games with simultaneous moves.
#pragma once

#include <stop_token>
#include <string>

#include "app/cli/output/table_rows.h"
#include "core/simultaneous/simultaneous_solution.h"

namespace kotai::cli {

/// Throws UsageError for a key that does not exist.
void checkDomineeringKey(const std::string& variantId, const std::string& key, bool asPublished);
/// "covered, class, value, range"
std::string domineeringKeys();
/// Empty if stopped. Throws SolutionError.
TableRows domineeringTable(const SimultaneousSolution& solution, const std::string& key, const std::stop_token& stop);

}  // namespace kotai::cli
