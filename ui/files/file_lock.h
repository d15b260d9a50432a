// A lock, visible to all programs, on something in use. The system releases it when the program ends, even after a crash.
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
  /// Other: another program holds the lock. Impossible: the file cannot be created (missing folder, full disk, no permission).
  /// Releases an earlier lock first. The file itself remains.
  Taken take(const QString& file);

 private:
  void release();

  int m_descriptor = -1;
};

}  // namespace kotai::ui
