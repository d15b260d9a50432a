// Prints the result of any kind of `verify`.
#pragma once

#include <filesystem>
#include <string>

#include "app/cli/base/command_table.h"
#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "core/verify/verify.h"

namespace kotai::cli {

/// The first and the last rows of every summary. \p listed: mismatches to list.
void addChecked(Summary& summary, const std::string& variantId, const VerifyCounts& counts);
void addVerdict(Summary& summary, const VerifyCounts& counts, Json listed);
/// Throws UsageError if a sample is requested for a variant without samples.
void checkSampleIsOffered(const VerifyArguments& arguments, bool offered);
/// Number of mismatches that were not printed.
void printFurther(const VerifyCounts& counts, std::size_t printed);

/// Prints a message and returns the exit code of a stopped check.
int stoppedCheck(const VerifyCounts& counts);
/// The exit code of a finished check. Throws Failure for wrong values.
int endOfCheck(const VerifyCounts& counts, const std::filesystem::path& file, const std::string& variantId,
               const Context& context);

}  // namespace kotai::cli
