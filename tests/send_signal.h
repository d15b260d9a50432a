// Sends a signal to one process, never to a process group. For the numbers 0 and -1, kill() would signal
// groups.
#pragma once

#include <sys/types.h>

#include <csignal>
#include <cstdint>

namespace kotai::test {

/// Sends a signal. Returns false if the signal could not be sent. Sends nothing if `process` is 0 (a QProcess that has
/// ended) or -1 (after a failed fork()).
inline bool sendSignal(std::int64_t process, int signal) {
  return process > 0 && ::kill(static_cast<pid_t>(process), signal) == 0;
}

}  // namespace kotai::test
