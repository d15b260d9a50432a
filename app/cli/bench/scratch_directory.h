// A temporary folder for the lifetime of an object.
#pragma once

#include <filesystem>

namespace kotai::cli {

/// A new folder in the system's temporary folder, which the destructor removes.
class ScratchDirectory {
 public:
  ScratchDirectory();
  ~ScratchDirectory();
  ScratchDirectory(const ScratchDirectory&) = delete;
  ScratchDirectory& operator=(const ScratchDirectory&) = delete;
  const std::filesystem::path& path() const { return m_path; }

 private:
  std::filesystem::path m_path;
};

}  // namespace kotai::cli
