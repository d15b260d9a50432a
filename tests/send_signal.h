// A signal to one process: never to a group of processes, which kill() takes the numbers 0 and -1 for.
#pragma once

#include <sys/types.h>

#include <csignal>
#include <cstdint>

namespace kotai::test {

/// False where it could not be sent; `process` is 0 for a QProcess that has ended and -1 after a failed fork(), and then nothing
/// is sent.
inline bool sendSignal(std::int64_t process, int signal) {
  return process > 0 && ::kill(static_cast<pid_t>(process), signal) == 0;
}

}  // namespace kotai::test
