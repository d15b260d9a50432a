// An output file that appears complete or not at all.
#pragma once

#include <cstdio>
#include <filesystem>

namespace kotai::cli {

/// Writes to a new `FILE.part`, which commit() syncs and renames to FILE. Without commit(), the destructor
/// removes FILE.part. If FILE is a symbolic link to a file, the target of the link is replaced. Devices and
/// pipes are written directly. Throws UsageError instead of overwriting Kotai's files in a data folder. Other
/// errors are Failures that name the file.
class OutputFile {
 public:
  /// \p option: the option that names the file, for errors.
  explicit OutputFile(std::filesystem::path file, const char* option = "--out");
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  std::FILE* stream() const { return m_stream; }
  /// Returns the file that commit() renames, for writers that need its name. Returns null if the output has no
  /// such file.
  const std::filesystem::path* part() const { return m_direct ? nullptr : &m_part; }
  void commit();

 private:
  [[noreturn]] void fail(const char* action) const;

  std::filesystem::path m_file;
  const char* m_option;
  bool m_direct = false;
  std::filesystem::path m_part;  ///< name of the temporary file; if m_direct, the path itself
  std::FILE* m_stream = nullptr;
};

}  // namespace kotai::cli
