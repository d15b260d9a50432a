// Sends a signal to one process, and never to a process group, which kill() would do for the numbers 0 and -1.
#pragma once

#include <sys/types.h>

#include <csignal>
#include <cstdint>

namespace kotai::test {

/// Returns false if the signal could not be sent. `process` is 0 for a QProcess that has ended and -1 after a failed fork(),
/// and then nothing is sent.
inline bool sendSignal(std::int64_t process, int signal) {
  return process > 0 && ::kill(static_cast<pid_t>(process), signal) == 0;
}

}  // namespace kotai::test
