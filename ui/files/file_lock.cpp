#include "ui/files/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <QFile>
#include <cerrno>
#include <utility>

namespace kotai::ui {

FileLock::~FileLock() { release(); }

void FileLock::release() {
  if (m_descriptor >= 0) ::close(std::exchange(m_descriptor, -1));
}

FileLock::Taken FileLock::take(const QString& file) {
  release();
  constexpr mode_t ownersOnly = 0600;
  const int descriptor =
      ::open(QFile::encodeName(file).constData(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, ownersOnly);
  if (descriptor < 0) return Taken::Impossible;
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0) {
    m_descriptor = descriptor;
    return Taken::Yes;
  }
  const bool busy = errno == EWOULDBLOCK;
  ::close(descriptor);
  return busy ? Taken::Other : Taken::Impossible;
}

}  // namespace kotai::ui
