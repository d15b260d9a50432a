// Prints the result of any kind of `verify`.
#pragma once

#include <filesystem>
#include <string>

#include "app/cli/base/command_table.h"
#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "core/verify/verify.h"

namespace kotai::cli {

/// The rows with which every summary begins, and those with which it ends. \p listed: the mismatches.
void addChecked(Summary& summary, const std::string& variantId, const VerifyCounts& counts);
void addVerdict(Summary& summary, const VerifyCounts& counts, Json listed);
/// Throws UsageError where a sample is asked for and there is none of the variant.
void checkSampleIsOffered(const VerifyArguments& arguments, bool offered);
/// How many mismatches there are besides those that were printed.
void printFurther(const VerifyCounts& counts, std::size_t printed);

/// The exit code of a check that was stopped, which is told.
int stoppedCheck(const VerifyCounts& counts);
/// The exit code of one that was not; throws Failure for wrong values.
int endOfCheck(const VerifyCounts& counts, const std::filesystem::path& file, const std::string& variantId,
               const Context& context);

}  // namespace kotai::cli
