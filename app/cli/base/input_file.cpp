#include "app/cli/base/input_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "app/cli/base/context.h"
#include "core/record/record_limits.h"

namespace kotai::cli {

namespace {

[[noreturn]] void fail(const std::filesystem::path& file, const std::string& reason) {
  throw Failure(fmt::format("{} cannot be read: {}", file == "-" ? "the standard input" : file.string(), reason));
}

}  // namespace

std::string readInput(const std::filesystem::path& file) {
  const auto close = [](std::FILE* stream) {
    if (stream != stdin) std::fclose(stream);
  };
  const std::unique_ptr<std::FILE, decltype(close)> stream(file == "-" ? stdin : std::fopen(file.c_str(), "rb"), close);
  if (!stream) fail(file, std::strerror(errno));
  std::string text;
  char buffer[1 << 16];
  errno = 0;
  while (const std::size_t bytes = std::fread(buffer, 1, sizeof buffer, stream.get())) {
    text.append(buffer, bytes);
    if (text.size() > mostRecordBytes) fail(file, fmt::format("it is larger than {} MiB", mostRecordBytes >> 20U));
  }
  if (std::ferror(stream.get()) != 0) fail(file, std::strerror(errno));
  return text;
}

}  // namespace kotai::cli
