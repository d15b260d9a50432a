// A new file, written from its beginning, that replaces the old one only when it is complete.
#pragma once

#include <cstddef>
#include <filesystem>

#include "core/tables/regular_file.h"

namespace kotai {

/// Writes beside the file (`*.new`), and removes that file unless put() is called. Overwrites a leftover of a killed program.
/// Throws Locked if another program is writing it. All functions throw SolutionError (CannotCreate, DiskFull, WriteFailed).
class OutputFile {
 public:
  enum class Durability { Fast, Synced };

  /// Refuses to replace a file that does not begin with \p magic (ForeignFile, NotARegularFile).
  OutputFile(std::filesystem::path file, FileMagic magic);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void write(const void* data, std::size_t bytes);
  /// Syncs the new file, then renames it over the old one.
  void put(Durability durability);

 private:
  [[noreturn]] void failed(int reason) const;

  std::filesystem::path m_file;
  std::filesystem::path m_fresh;
  int m_descriptor;
  bool m_done = false;
};

}  // namespace kotai
