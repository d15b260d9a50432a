// A program that is spoken to line by line, started and ended without leaving anything behind.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <stop_token>
#include <string>
#include <vector>

namespace kotai {

/// Nothing here waits longer than it is told to, whatever the other program does: not even for the end of it, which is forced.
/// Its standard error is discarded. Use from one thread.
class ChildProcess {
 public:
  using Deadline = std::chrono::steady_clock::time_point;
  enum class Heard { Line, Nothing, End, TooLong };

  /// Throws EngineFailure (NotStarted).
  explicit ChildProcess(const std::vector<std::string>& command);
  /// Says quit, gives it a moment, then ends its process group. A program that it moved to a session of its own stays.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// False if it does not take the line until then, or is gone.
  bool say(const std::string& line, Deadline deadline);
  /// Nothing: it said none until then, or a stop was requested, which is looked for ten times a second.
  Heard hear(std::string& line, Deadline deadline, const std::stop_token& stop = {});
  /// Drops what it has said so far without being asked.
  void forget();

 private:
  bool takeLine(std::string& line);
  bool takeLastLine(std::string& line);
  Heard readMore();
  bool hasEnded(std::chrono::milliseconds patience) const;

  pid_t m_process = -1;
  int m_input = -1;  ///< a socket: writing to one that is closed is a fault of the call, not a signal
  int m_output = -1;
  std::string m_unread;
};

}  // namespace kotai
