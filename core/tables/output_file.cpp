#include "core/tables/output_file.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "core/base/errors.h"
#include "core/tables/lock_file.h"

namespace kotai {

static void refuseToReplaceForeign(const std::filesystem::path& file, FileMagic magic) {
  try {
    const int descriptor = openRegularFile(file, O_RDONLY | O_NOFOLLOW, SolutionFault::CannotCreate);
    try {
      refuseForeignFile(descriptor, file, magic);
    } catch (...) {
      ::close(descriptor);
      throw;
    }
    ::close(descriptor);
  } catch (const SolutionError& error) {
    if (error.fault() != SolutionFault::NotFound) throw;
  }
}

OutputFile::OutputFile(std::filesystem::path file, FileMagic magic) : m_file(std::move(file)), m_fresh(m_file) {
  refuseToReplaceForeign(m_file, magic);
  m_fresh += ".new";
  m_descriptor = openLockedFile(m_fresh, magic);
  if (::ftruncate(m_descriptor, 0) == 0) return;
  const int reason = errno;
  ::close(m_descriptor);
  failed(reason);
}

OutputFile::~OutputFile() {
  std::error_code ignored;
  if (!m_done) std::filesystem::remove(m_fresh, ignored);
  ::close(m_descriptor);  // closing the file also releases the lock
}

void OutputFile::failed(int reason) const {
  if (reason == ENOSPC || reason == EDQUOT) throw SolutionError(SolutionFault::DiskFull, m_file);
  if (reason == EFBIG) throw SolutionError(SolutionFault::DiskFull, m_file, {std::generic_category().message(reason)});
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
