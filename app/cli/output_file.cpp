#include "app/cli/output_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>

#include "app/cli/context.h"

namespace kotai::cli {
namespace {

bool isSpecialFile(const std::filesystem::path& file) {
  std::error_code ignored;
  const std::filesystem::file_status status = std::filesystem::status(file, ignored);
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

/// A pipe that nobody reads from is refused (ENXIO): waiting for a reader would look like hanging.
std::FILE* openDirectly(const std::filesystem::path& file) {
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return nullptr;
  ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
  return ::fdopen(descriptor, "wb");
}

}  // namespace

OutputFile::OutputFile(std::filesystem::path file)
    : m_file(std::move(file)), m_direct(isSpecialFile(m_file)), m_part(m_file) {
  if (!m_direct) m_part += ".part";
  m_stream = m_direct ? openDirectly(m_file) : std::fopen(m_part.c_str(), "wb");
  if (!m_stream) fail("created");
}

OutputFile::~OutputFile() {
  if (!m_stream) return;
  std::fclose(m_stream);
  std::error_code ignored;
  if (!m_direct) std::filesystem::remove(m_part, ignored);
}

void OutputFile::commit() {
  if (std::ferror(m_stream) != 0 || std::fflush(m_stream) != 0) fail("written");
  if (!m_direct && (::fsync(::fileno(m_stream)) != 0 || std::rename(m_part.c_str(), m_file.c_str()) != 0))
    fail("written");
  std::fclose(m_stream);
  m_stream = nullptr;
}

void OutputFile::fail(const char* action) const {
  const char* const reason = m_direct && errno == ENXIO ? "no program reads from it" : std::strerror(errno);
  throw Failure(fmt::format("{} cannot be {}: {}; choose another file with --out", m_file.string(), action, reason));
}

}  // namespace kotai::cli
