// Folder for the files of a fuzz target, in memory if possible.
#pragma once

#include <unistd.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

namespace kotai::fuzz {

using FileBytes = std::vector<std::byte>;

/// Folder that clear() empties and the destructor deletes.
class ScratchFolder {
 public:
  ScratchFolder() {
    const std::filesystem::path memory = "/dev/shm";
    const bool usable = ::access(memory.c_str(), W_OK | X_OK) == 0;
    std::string pattern = (usable ? memory : std::filesystem::temp_directory_path()) / "kotai-fuzz-XXXXXX";
    if (::mkdtemp(pattern.data()) == nullptr)
      throw std::filesystem::filesystem_error("no scratch folder", std::error_code(errno, std::generic_category()));
    m_path = pattern;
  }
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  const std::filesystem::path& path() const { return m_path; }
  void clear() const {
    for (const auto& entry : std::filesystem::directory_iterator(m_path)) std::filesystem::remove_all(entry.path());
  }
  void write(const std::string& name, std::span<const std::byte> bytes) const {
    std::ofstream stream(m_path / name, std::ios::binary | std::ios::trunc);
    stream.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  }
  FileBytes read(const std::string& name) const {
    std::ifstream stream(m_path / name, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    const auto bytes = std::as_bytes(std::span(text));
    return {bytes.begin(), bytes.end()};
  }

 private:
  std::filesystem::path m_path;
};

}  // namespace kotai::fuzz
