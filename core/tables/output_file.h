// A new file, written sequentially, that replaces the old file only when complete.
#pragma once

#include <cstddef>
#include <filesystem>

#include "core/tables/regular_file.h"

namespace kotai {

/// Writes to a temporary file (`*.new`), which the destructor removes unless put() was called. Overwrites leftovers of a killed
/// program. Throws Locked if another program is writing the same file. All functions throw SolutionError (CannotCreate, DiskFull,
/// WriteFailed).
class OutputFile {
 public:
  enum class Durability { Fast, Synced };

  /// Throws ForeignFile or NotARegularFile if the existing file does not begin with \p magic.
  OutputFile(std::filesystem::path file, FileMagic magic);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void write(const void* data, std::size_t bytes);
  /// Syncs the new file, then renames it over the old file.
  void put(Durability durability);

 private:
  [[noreturn]] void failed(int reason) const;

  std::filesystem::path m_file;
  std::filesystem::path m_fresh;
  int m_descriptor;
  bool m_done = false;
};

}  // namespace kotai
