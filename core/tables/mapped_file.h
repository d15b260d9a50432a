// A file mapped for reading.
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace kotai {

/// Move-free, immutable. Throws SolutionError (NotFound, CannotOpen) from the constructor.
class MappedFile {
 public:
  explicit MappedFile(const std::filesystem::path& file);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  std::span<const std::byte> bytes() const { return {m_data, m_size}; }

 private:
  const std::byte* m_data = nullptr;
  std::size_t m_size = 0;
};

}  // namespace kotai
