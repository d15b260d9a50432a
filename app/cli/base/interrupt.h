// Converts Ctrl-C to a stop token.
#pragma once

#include <csignal>
#include <stop_token>
#include <thread>

namespace kotai::cli {

/// Handles SIGINT, SIGTERM and SIGHUP (closed terminal) during the lifetime of the object. The first signal
/// only requests a stop. A second signal ends the program at once. SIGHUP remains ignored if it was ignored at
/// the start, as with nohup. Only one object may exist at a time.
class Interrupt {
 public:
  Interrupt();
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  std::stop_token token() const { return m_source.get_token(); }
  bool requested() const { return m_source.stop_requested(); }
  /// Throws Interrupted if a stop was requested.
  void check() const;

 private:
  std::stop_source m_source;
  struct sigaction m_oldInterrupt {};
  struct sigaction m_oldTerminate {};
  struct sigaction m_oldHangUp {};
  int m_readEnd = -1;
  std::thread m_watcher;
};

/// Makes a file size limit behave like a full disk: writing fails with EFBIG, without SIGXFSZ.
void ignoreFileSizeSignal();

}  // namespace kotai::cli
