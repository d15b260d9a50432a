#include "app/cli/base/output_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include "app/cli/base/context.h"
#include "app/cli/base/messages.h"
#include "core/data/own_files.h"

namespace kotai::cli {
constexpr int mostLeftovers = 1000;

static bool isSpecialFile(const std::filesystem::path& file) {
  std::error_code ignored;
  const std::filesystem::file_status status = std::filesystem::status(file, ignored);
  return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

/// Opens a device or pipe. Fails for a pipe without a reader (ENXIO) instead of waiting for a reader.
static std::FILE* openDirectly(const std::filesystem::path& file) {
  const int descriptor = ::open(file.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return nullptr;
  ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) & ~O_NONBLOCK);
  return ::fdopen(descriptor, "wb");
}

/// Resolves a symbolic link to a file. Returns other paths unchanged.
static std::filesystem::path linked(const std::filesystem::path& file) {
  std::error_code failed;
  const std::filesystem::path target = std::filesystem::canonical(file, failed);
  return failed ? file : target;
}

/// Creates a new file beside \p file, with the permissions of \p file if it exists. Never overwrites an existing
/// `.part` file, such as a file that a killed program left behind.
static std::FILE* createBeside(const std::filesystem::path& file, std::filesystem::path& part) {
  struct stat status {};
  const mode_t mode = ::stat(file.c_str(), &status) == 0 ? status.st_mode & 07777U : 0666U;
  for (int number = 1; number <= mostLeftovers; ++number) {
    part = file;
    part += number == 1 ? std::string(".part") : fmt::format(".part-{}", number);
    const int descriptor = ::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (descriptor >= 0) return ::fdopen(descriptor, "wb");
    if (errno != EEXIST) break;
  }
  return nullptr;
}

OutputFile::OutputFile(std::filesystem::path file, const char* option)
    : m_file(std::move(file)), m_option(option), m_direct(isSpecialFile(m_file)), m_part(m_file) {
  if (!m_direct) m_file = linked(m_file);
  if (isOfDataFolder(m_file))
    throw UsageError(fmt::format("{} {}: this file belongs to Kotai; choose another one", option, pathText(m_file)));
  m_stream = m_direct ? openDirectly(m_file) : createBeside(m_file, m_part);
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
  if (!m_direct && (::fsync(::fileno(m_stream)) != 0 || std::rename(m_part.c_str(), m_file.c_str()) != 0)) fail("written");
  std::fclose(m_stream);
  m_stream = nullptr;
}

void OutputFile::fail(const char* action) const {
  const char* const reason = m_direct && errno == ENXIO ? "no program reads from it" : std::strerror(errno);
  throw Failure(fmt::format("{} cannot be {}: {}; choose another file with {}", m_file.string(), action, reason, m_option));
}

}  // namespace kotai::cli
