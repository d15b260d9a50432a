// A new file that is written from its beginning and takes the place of an old one only when it is complete.
#pragma once

#include <cstddef>
#include <filesystem>

#include "core/tables/regular_file.h"

namespace kotai {

/// Writes beside the file (`*.new`), which is gone again unless put() was called; one that a kill left is begun anew, and one
/// that another program is writing is Locked. Throws SolutionError (CannotCreate, DiskFull, WriteFailed) from all functions.
class OutputFile {
 public:
  enum class Durability { Fast, Synced };

  /// Refuses to take the place of a file that does not begin with \p magic (ForeignFile, NotARegularFile).
  OutputFile(std::filesystem::path file, FileMagic magic);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void write(const void* data, std::size_t bytes);
  /// Renames the new file over the old one. Synced: it is on the disk first.
  void put(Durability durability);

 private:
  [[noreturn]] void failed(int reason) const;

  std::filesystem::path m_file;
  std::filesystem::path m_fresh;
  int m_descriptor;
  bool m_done = false;
};

}  // namespace kotai
