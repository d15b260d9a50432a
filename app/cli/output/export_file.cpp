#include "app/cli/output/export_file.h"

#include <fmt/format.h>

#include <system_error>

#include "app/cli/base/output_file.h"

namespace kotai::cli {

bool wantsJson(const Context& context, const ExportArguments& arguments) {
  if (!arguments.format.empty()) return arguments.format == jsonFormat;
  return context.json || std::filesystem::path(arguments.outFile).extension() == ".json";
}

JsonRows::~JsonRows() {
  if (m_begun && !m_finished) std::fputc('\n', m_file);
}

void JsonRows::add(const std::string& row) {
  fmt::print(m_file, "{}{}", m_begun ? ",\n" : "[\n", row);
  m_begun = true;
}

void JsonRows::finish() {
  fmt::print(m_file, "{}]\n", m_begun ? "\n" : "[");
  m_finished = true;
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
    throw Failure(fmt::format("{} cannot be written: {}; choose another file with --out", outFile, error.code().message()));
  }
  file.commit();
  return exitDone;
}

}  // namespace kotai::cli
