// A file that only one program at a time may use.
#pragma once

#include <chrono>
#include <filesystem>

#include "core/tables/regular_file.h"

namespace kotai {

/// Time to wait for another program that only tests the lock.
inline constexpr std::chrono::milliseconds lockPatience{40};

/// Opens the file for reading and writing, creates the file if it is missing, and locks it. The caller owns the
/// descriptor, and closing it releases the lock. \p patience: time to wait for the lock. Throws SolutionError
/// (CannotCreate; NotARegularFile; ForeignFile, also for symbolic links; Locked if another program, or another part of
/// this program, has the lock).
int openLockedFile(const std::filesystem::path& file, FileMagic magic, std::chrono::milliseconds patience = lockPatience);

/// An empty, locked file that exists during the lifetime of the object. Throws SolutionError like openLockedFile().
class LockFile {
 public:
  explicit LockFile(std::filesystem::path file, std::chrono::milliseconds patience = lockPatience);
  ~LockFile();
  LockFile(const LockFile&) = delete;
  LockFile& operator=(const LockFile&) = delete;

 private:
  std::filesystem::path m_file;
  int m_descriptor;
};

}  // namespace kotai
