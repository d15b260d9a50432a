// Renames a file without ever replacing an existing file.
#pragma once

#include <fcntl.h>
#include <stdio.h>  // for renameat2()

#include <cerrno>
#include <filesystem>
#include <optional>
#include <system_error>

namespace kotai {

/// Renames the file unless the new name exists. If the file system cannot do so in one step, checks the new
/// name first. Returns false on failure, with EEXIST in errno if the name exists, otherwise the reason.
inline bool renameToFreeName(const std::filesystem::path& from, const std::filesystem::path& to) {
  if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return true;
  if (errno != EINVAL && errno != ENOSYS) return false;
  std::error_code error;
  if (std::filesystem::exists(std::filesystem::symlink_status(to, error))) {
    errno = EEXIST;
    return false;
  }
  return ::rename(from.c_str(), to.c_str()) == 0;
}

/// Renames the file to the first free name of nameOf(1), nameOf(2), ... and returns this name. On failure, returns
/// nothing and sets errno.
template <class NameOf>
std::optional<std::filesystem::path> renameToFirstFree(const std::filesystem::path& file, NameOf&& nameOf) {
  constexpr int maxNames = 10000;
  for (int number = 1; number <= maxNames; ++number) {
    const std::filesystem::path name = nameOf(number);
    if (renameToFreeName(file, name)) return name;
    if (errno != EEXIST) break;
  }
  return std::nullopt;
}

}  // namespace kotai
