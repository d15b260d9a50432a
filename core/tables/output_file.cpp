#include "core/tables/output_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "core/errors.h"

namespace kotai {

OutputFile::OutputFile(std::filesystem::path file) : m_file(std::move(file)), m_fresh(m_file) {
  m_fresh += ".new";
  m_descriptor = ::open(m_fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
  if (m_descriptor < 0)
    throw SolutionError(SolutionFault::CannotCreate, m_fresh, {std::generic_category().message(errno)});
}

OutputFile::~OutputFile() {
  ::close(m_descriptor);
  std::error_code ignored;
  if (!m_done) std::filesystem::remove(m_fresh, ignored);
}

void OutputFile::failed(int reason) const {
  if (reason == ENOSPC || reason == EDQUOT || reason == EFBIG) throw SolutionError(SolutionFault::DiskFull, m_file);
  throw SolutionError(SolutionFault::WriteFailed, m_file, {std::generic_category().message(reason)});
}

void OutputFile::write(const void* data, std::size_t bytes) {
  const auto* next = static_cast<const char*>(data);
  while (bytes > 0) {
    const ssize_t written = ::write(m_descriptor, next, bytes);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) failed(written == 0 ? ENOSPC : errno);
    next += written;
    bytes -= static_cast<std::size_t>(written);
  }
}

void OutputFile::put(Durability durability) {
  if (durability == Durability::Synced && ::fsync(m_descriptor) != 0) failed(errno);
  std::error_code error;
  std::filesystem::rename(m_fresh, m_file, error);
  if (error) throw SolutionError(SolutionFault::WriteFailed, m_file, {error.message()});
  m_done = true;
}

}  // namespace kotai
