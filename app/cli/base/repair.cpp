#include "app/cli/base/repair.h"

#include <fmt/format.h>

#include <cstdio>

#include "app/cli/base/messages.h"
#include "core/tables/solution_check.h"

namespace kotai::cli {

bool isSolvedAlready(const Context& context, const SolveArguments& arguments, const FileShape& shape) {
  try {
    checkSolution(context.dataDirectory(), shape, arguments.repair ? everyByte : wholeCheckBytes);
    return true;
  } catch (const SolutionError& error) {
    if (error.fault() == SolutionFault::NotFound) return false;
    if (!arguments.repair || !isDamaged(error)) throw;
    reportMovedAside({moveAside(error.file())});
    return false;
  }
}

void reportMovedAside(const std::vector<std::filesystem::path>& files) {
  for (const std::filesystem::path& file : files) printNote(fmt::format("The damaged file is kept as {}.", file.string()));
}

}  // namespace kotai::cli
