// Runs a check of a solution and prints its result.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/command_table.h"
#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "core/verify/verify.h"

namespace kotai::cli {

/// Result of a check, for either kind of game.
struct Verified {
  VerifyCounts counts;
  std::vector<std::string> lines = {};  ///< mismatches as text
  Json listed = Json::array();          ///< mismatches for programs
  std::optional<std::uint64_t> matrices =
      {};  ///< number of values whose proof needed mixed strategies; missing for alternating games
};

void printMismatches(const Verified& verified);
Summary summaryOf(const std::string& variantId, const Verified& verified);

/// Throws UsageError if a sample is requested for a variant without samples.
void checkSampleIsOffered(const VerifyArguments& arguments, bool offered);

/// Runs check(options), shows the progress, and prints the result. Returns the exit code. Throws Failure for wrong values.
int runCheck(const Context& context, const VerifyArguments& arguments, const std::filesystem::path& file,
             const std::function<Verified(const VerifyOptions&)>& check);

}  // namespace kotai::cli
