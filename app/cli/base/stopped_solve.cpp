#include "app/cli/base/stopped_solve.h"

#include <fmt/format.h>

#include <system_error>

#include "app/cli/base/messages.h"

namespace kotai::cli {

void printStoppedSolve(const std::filesystem::path& solution, const std::string& kept, const std::string& command) {
  std::filesystem::path part = solution;
  part += ".part";
  std::error_code ignored;
  if (std::filesystem::exists(part, ignored)) return printNote(fmt::format("Stopped: {}. Continue with: {}", kept, command));
  printNote(fmt::format("Stopped. {} was removed while it was being written, and its content is lost. Solve again with: {}",
                        part.string(), command));
}

}  // namespace kotai::cli
