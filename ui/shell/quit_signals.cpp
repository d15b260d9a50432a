#include "ui/shell/quit_signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <cerrno>

namespace kotai::ui {

namespace {

// A signal handler may call almost no functions, so it writes a byte that the event loop reads.
volatile std::sig_atomic_t wakeEnd = -1;

extern "C" void onQuitSignal(int) {
  const int savedErrno = errno;
  [[maybe_unused]] const auto written = ::write(wakeEnd, "q", 1);
  errno = savedErrno;
}

}  // namespace

/// Without a pipe, the signals end the program as usual.
QuitSignals::QuitSignals(QObject* parent) : QObject(parent) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  m_readEnd = ends[0];
  wakeEnd = ends[1];
  auto* notifier = new QSocketNotifier(m_readEnd, QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this, &QuitSignals::receive);
  struct sigaction action {};
  action.sa_handler = onQuitSignal;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  ::sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < watched.size(); ++i) {
    ::sigaction(watched[i], nullptr, &m_before[i]);
    if (watched[i] != SIGHUP || m_before[i].sa_handler != SIG_IGN) ::sigaction(watched[i], &action, nullptr);
  }
}

QuitSignals::~QuitSignals() {
  if (m_readEnd < 0) return;
  for (std::size_t i = 0; i < watched.size(); ++i) ::sigaction(watched[i], &m_before[i], nullptr);
  ::close(m_readEnd);
  ::close(wakeEnd);
  wakeEnd = -1;
}

void QuitSignals::receive() {
  char byte = 0;
  if (::read(m_readEnd, &byte, 1) == 1) emit raised();
}

}  // namespace kotai::ui

#include "moc_quit_signals.cpp"
