// A mark, visible to all programs, that a program is using something. Disappears with the program, however that ends.
#pragma once

#include <QString>

namespace kotai::ui {

class FileLock {
 public:
  FileLock() = default;
  ~FileLock();
  FileLock(const FileLock&) = delete;
  FileLock& operator=(const FileLock&) = delete;

  enum class Taken { Yes, Other, Impossible };
  /// Other: another program holds it. Impossible: the file cannot be created (no such folder, a full disk, no permission).
  /// Releases an earlier lock first. The file itself stays.
  Taken take(const QString& file);

 private:
  void release();

  int m_descriptor = -1;
};

}  // namespace kotai::ui
