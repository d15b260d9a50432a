#include "core/tables/locked_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>

#include "core/errors.h"

namespace kotai {

namespace {

constexpr int attemptsAtLock = 4;

bool sameFile(int descriptor, const std::filesystem::path& path) {
  struct stat opened {};
  struct stat named {};
  return ::fstat(descriptor, &opened) == 0 && ::stat(path.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
         opened.st_dev == named.st_dev;
}

}  // namespace

/// The file may be renamed or removed by another program between opening and locking: then it is not ours, and we try
/// again.
int openLockedFile(const std::filesystem::path& file) {
  for (int attempt = 0; attempt < 10; ++attempt) {
    const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (descriptor < 0)
      throw SolutionError(SolutionFault::CannotCreate, file, {std::generic_category().message(errno)});
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
      const int reason = errno;
      ::close(descriptor);
      if (reason == EWOULDBLOCK && attempt < attemptsAtLock) {  // somebody may only be looking whether it is locked
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
        continue;
      }
      if (reason == EWOULDBLOCK) throw SolutionError(SolutionFault::Locked, file);
      throw SolutionError(SolutionFault::CannotCreate, file, {std::generic_category().message(reason)});
    }
    if (sameFile(descriptor, file)) return descriptor;
    ::close(descriptor);
  }
  throw SolutionError(SolutionFault::Locked, file);
}

}  // namespace kotai
