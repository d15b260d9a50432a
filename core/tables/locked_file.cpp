#include "core/tables/locked_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>
#include <utility>

#include "core/base/errors.h"

namespace kotai {

namespace {

constexpr int attemptsAtLock = 4;

bool sameFile(int descriptor, const std::filesystem::path& path) {
  struct stat opened {};
  struct stat named {};
  return ::fstat(descriptor, &opened) == 0 && ::lstat(path.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
         opened.st_dev == named.st_dev;
}

}  // namespace

/// Another program may rename or remove the file between opening and locking. The lock is then worthless, and we try again.
int openLockedFile(const std::filesystem::path& file, FileMagic magic) {
  for (int attempt = 0; attempt < 10; ++attempt) {
    const int descriptor = openRegularFile(file, O_RDWR | O_CREAT | O_NOFOLLOW, SolutionFault::CannotCreate);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
      const int reason = errno;
      ::close(descriptor);
      if (reason == EWOULDBLOCK && attempt < attemptsAtLock) {  // another program may hold the lock only briefly to test it
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        continue;
      }
      if (reason == EWOULDBLOCK) throw SolutionError(SolutionFault::Locked, file);
      throw SolutionError(SolutionFault::CannotCreate, file, {std::generic_category().message(reason)});
    }
    try {
      if (sameFile(descriptor, file)) return refuseForeignFile(descriptor, file, magic), descriptor;
    } catch (...) {
      ::close(descriptor);
      throw;
    }
    ::close(descriptor);
  }
  throw SolutionError(SolutionFault::Locked, file);
}

LockFile::LockFile(std::filesystem::path file) : m_file(std::move(file)), m_descriptor(openLockedFile(m_file, emptyFile)) {}

/// Removed before the lock ends, so that nobody else's file is removed.
LockFile::~LockFile() {
  ::unlink(m_file.c_str());
  ::close(m_descriptor);
}

}  // namespace kotai
