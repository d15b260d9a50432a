// A mark that a program is using something, seen by every other program; gone with the program, however that ends.
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
  /// Other: somebody else has it. Impossible: the file cannot be made (no such folder, a full disk, no permission). Lets go of
  /// what it had before. The file is left there when all is over.
  Taken take(const QString& file);

 private:
  void release();

  int m_descriptor = -1;
};

}  // namespace kotai::ui
