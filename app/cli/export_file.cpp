#include "app/cli/export_file.h"

#include <fmt/format.h>

#include <system_error>

#include "app/cli/output_file.h"

namespace kotai::cli {

bool wantsJson(const Context& context, const ExportArguments& arguments) {
  if (!arguments.format.empty()) return arguments.format == jsonFormat;
  return context.json || std::filesystem::path(arguments.outFile).extension() == ".json";
}

int exportTo(const std::string& outFile, const std::function<void(std::FILE*)>& write) {
  if (outFile.empty()) {
    write(stdout);
    return exitDone;
  }
  OutputFile file(outFile);
  try {
    write(file.stream());
  } catch (const std::system_error& error) {
    throw Failure(
        fmt::format("{} cannot be written: {}; choose another file with --out", outFile, error.code().message()));
  }
  file.commit();
  return exitDone;
}

}  // namespace kotai::cli
