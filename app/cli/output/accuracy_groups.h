// Prints how well an evaluation agrees with the exact values.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "app/cli/base/context.h"
#include "core/analysis/evaluation_accuracy.h"

namespace kotai::cli {

struct AccuracyGroups {
  const char* heading;                                         ///< heading of the column with the groups
  const char* key;                                             ///< key of the array in JSON
  std::array<std::uint32_t, 2> (*range)(std::uint32_t group);  ///< returns the first and last number in a group
};

void printAccuracy(const Context& context, const std::string& variant, const EvaluationAccuracy& accuracy,
                   const AccuracyGroups& groups);

}  // namespace kotai::cli
