#include "app/cli/base/interrupt.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

#include "app/cli/base/context.h"

namespace kotai::cli {
namespace {

// A signal handler must not use a stop_source. The handler therefore writes a byte to a pipe. A thread reads
// the byte and requests the stop.
volatile std::sig_atomic_t wakeEnd = -1;
constexpr char signalled = 's';
constexpr char finished = 'f';

extern "C" void onSignal(int) {
  const int savedErrno = errno;
  [[maybe_unused]] const auto written = ::write(wakeEnd, &signalled, 1);
  errno = savedErrno;
}

void watch(int readEnd, std::stop_source& source) {
  char byte = 0;
  for (;;) {
    const auto count = ::read(readEnd, &byte, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count != 1 || byte == finished) return;
    source.request_stop();
  }
}

}  // namespace

Interrupt::Interrupt() {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) throw std::system_error(errno, std::generic_category());
  m_readEnd = ends[0];
  wakeEnd = ends[1];
  m_watcher = std::thread([this] { watch(m_readEnd, m_source); });
  struct sigaction action {};
  action.sa_handler = onSignal;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  ::sigemptyset(&action.sa_mask);
  ::sigaction(SIGINT, &action, &m_oldInterrupt);
  ::sigaction(SIGTERM, &action, &m_oldTerminate);
  ::sigaction(SIGHUP, nullptr, &m_oldHangUp);
  if (m_oldHangUp.sa_handler != SIG_IGN) ::sigaction(SIGHUP, &action, nullptr);
}

Interrupt::~Interrupt() {
  ::sigaction(SIGINT, &m_oldInterrupt, nullptr);
  ::sigaction(SIGTERM, &m_oldTerminate, nullptr);
  ::sigaction(SIGHUP, &m_oldHangUp, nullptr);
  [[maybe_unused]] const auto written = ::write(wakeEnd, &finished, 1);
  m_watcher.join();
  ::close(m_readEnd);
  ::close(wakeEnd);
  wakeEnd = -1;
}

void Interrupt::check() const {
  if (requested()) throw Interrupted();
}

void ignoreFileSizeSignal() { ::signal(SIGXFSZ, SIG_IGN); }

}  // namespace kotai::cli
