// Folder in which nobody can write, not even the superuser.
#pragma once

#include <sys/mount.h>

#include <filesystem>
#include <fstream>

namespace kotai::test {

/// Makes a folder read-only during its lifetime. Permissions do not bind the superuser, so for root the folder is mounted
/// read-only where that is allowed.
class ReadOnlyFolder {
 public:
  explicit ReadOnlyFolder(const std::filesystem::path& folder) : m_folder(folder) {
    const char* path = m_folder.c_str();
    m_mounted = ::mount(path, path, nullptr, MS_BIND, nullptr) == 0;
    if (m_mounted) ::mount(nullptr, path, nullptr, MS_REMOUNT | MS_BIND | MS_RDONLY, nullptr);
    if (!m_mounted)
      std::filesystem::permissions(m_folder, std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
  }
  ~ReadOnlyFolder() {
    if (m_mounted)
      ::umount2(m_folder.c_str(), MNT_DETACH);
    else
      std::filesystem::permissions(m_folder, std::filesystem::perms::owner_all);
  }
  ReadOnlyFolder(const ReadOnlyFolder&) = delete;
  ReadOnlyFolder& operator=(const ReadOnlyFolder&) = delete;

  bool made() const { return !std::ofstream(m_folder / "probe").good(); }

 private:
  std::filesystem::path m_folder;
  bool m_mounted = false;
};

}  // namespace kotai::test
