#include "core/tables/lock_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <thread>
#include <utility>

#include "core/base/errors.h"

namespace kotai {

static bool sameFile(int descriptor, const std::filesystem::path& path) {
  struct stat opened {};
  struct stat named {};
  return ::fstat(descriptor, &opened) == 0 && ::lstat(path.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
         opened.st_dev == named.st_dev;
}

/// Tries again if another program renames or removes the file between opening and locking, which makes the lock worthless.
int openLockedFile(const std::filesystem::path& file, FileMagic magic, std::chrono::milliseconds patience) {
  for (const auto end = std::chrono::steady_clock::now() + patience;;) {
    const int descriptor = openRegularFile(file, O_RDWR | O_CREAT | O_NOFOLLOW, SolutionFault::CannotCreate);
    const bool locked = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
    const int reason = errno;
    try {
      if (locked && sameFile(descriptor, file)) return refuseForeignFile(descriptor, file, magic), descriptor;
    } catch (...) {
      ::close(descriptor);
      throw;
    }
    ::close(descriptor);
    if (!locked && reason != EWOULDBLOCK)
      throw SolutionError(SolutionFault::CannotCreate, file, {std::generic_category().message(reason)});
    if (std::chrono::steady_clock::now() >= end) throw SolutionError(SolutionFault::Locked, file);
    if (!locked) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
}

LockFile::LockFile(std::filesystem::path file, std::chrono::milliseconds patience)
    : m_file(std::move(file)), m_descriptor(openLockedFile(m_file, emptyFile, patience)) {}

/// Removes the file before the lock ends, so that another program's file is never removed.
LockFile::~LockFile() {
  ::unlink(m_file.c_str());
  ::close(m_descriptor);
}

}  // namespace kotai
