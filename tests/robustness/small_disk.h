// Disk that can really fill up: a small file system, if mounting is allowed.
#pragma once

#include <sys/mount.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace kotai::test {

/// Mounts the disk on a folder during its lifetime. mounted() returns false if mounting is not allowed.
class SmallDisk {
 public:
  SmallDisk(const std::filesystem::path& folder, const std::string& size) : m_folder(folder.string()) {
    m_mounted = ::mount("tmpfs", m_folder.c_str(), "tmpfs", 0, ("size=" + size).c_str()) == 0;
  }
  ~SmallDisk() {
    if (m_mounted) ::umount2(m_folder.c_str(), MNT_DETACH);
  }
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;
  bool mounted() const { return m_mounted; }

 private:
  std::string m_folder;
  bool m_mounted = false;
};

/// Writes a file until only `left` bytes are free on the disk.
inline void fillUp(const std::filesystem::path& file, std::uintmax_t left) {
  const std::uintmax_t available = std::filesystem::space(file.parent_path()).available;
  if (available <= left) return;
  const std::vector<char> chunk(1 << 12, 'x');
  std::ofstream stream(file, std::ios::binary);
  for (std::uintmax_t written = 0; written + chunk.size() <= available - left; written += chunk.size())
    stream.write(chunk.data(), static_cast<std::streamsize>(chunk.size()));
}

}  // namespace kotai::test
