// Reads and writes whole files as bytes, for tests that damage or compare files.
#pragma once

#include <filesystem>
#include <fstream>
#include <vector>

namespace kotai::test {

using Bytes = std::vector<char>;

inline Bytes readFile(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary | std::ios::ate);
  if (!stream) return {};
  Bytes bytes(static_cast<std::size_t>(stream.tellg()));
  stream.seekg(0);
  stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return bytes;
}

/// Overwrites the file in place, as cp does.
inline void writeFile(const std::filesystem::path& file, const Bytes& bytes) {
  std::ofstream(file, std::ios::binary | std::ios::trunc).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

}  // namespace kotai::test
