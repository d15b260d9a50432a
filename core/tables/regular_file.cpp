#include "core/tables/regular_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <system_error>

namespace kotai {

/// Returns a word for SolutionFault::NotARegularFile, or null for files and links.
const char* oddKind(mode_t mode) {
  if (S_ISDIR(mode)) return "folder";
  if (S_ISFIFO(mode)) return "pipe";
  if (S_ISSOCK(mode)) return "socket";
  if (S_ISCHR(mode) || S_ISBLK(mode)) return "device";
  return nullptr;
}

static void refuseOddKind(const struct stat& status, const std::filesystem::path& file) {
  if (const char* const kind = oddKind(status.st_mode)) throw SolutionError(SolutionFault::NotARegularFile, file, {kind});
}

int openRegularFile(const std::filesystem::path& file, int flags, SolutionFault otherwise) {
  struct stat status {};
  const bool follows = (flags & O_NOFOLLOW) == 0;
  // Checks the file before opening it, because opening may start a device. Checks the file again after opening
  // it, because another program may have replaced the file.
  if ((follows ? ::stat(file.c_str(), &status) : ::lstat(file.c_str(), &status)) == 0) refuseOddKind(status, file);
  const int descriptor = ::open(file.c_str(), flags | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0644);
  if (descriptor < 0) {
    const int reason = errno;
    if (reason == ELOOP && !follows) throw SolutionError(SolutionFault::ForeignFile, file);
    if (reason == ENOENT && (flags & O_CREAT) == 0)
      throw SolutionError(SolutionFault::NotFound, file, {std::generic_category().message(reason)});
    throw SolutionError(otherwise, file, {std::generic_category().message(reason)});
  }
  try {
    if (::fstat(descriptor, &status) == 0) refuseOddKind(status, file);
  } catch (...) {
    ::close(descriptor);
    throw;
  }
  return descriptor;
}

void refuseForeignFile(int descriptor, const std::filesystem::path& file, FileMagic magic) {
  std::array<unsigned char, sizeof magic> found{};
  const ssize_t count = ::pread(descriptor, found.data(), found.size(), 0);
  if (count < 0) throw SolutionError(SolutionFault::ReadFailed, file, {std::generic_category().message(errno)});
  const bool ours = count == 0 || (magic != emptyFile && std::memcmp(found.data(), &magic, static_cast<std::size_t>(count)) == 0);
  if (!ours) throw SolutionError(SolutionFault::ForeignFile, file);
}

}  // namespace kotai
