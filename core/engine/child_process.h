// Runs another program and exchanges lines with it. Leaves no processes behind.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <stop_token>
#include <string>
#include <vector>

namespace kotai {

/// Child process. Functions never wait longer than requested, whatever the other program does. The destructor
/// kills the program if it does not quit in time. The standard error of the program is discarded. Use each
/// object in one thread only.
class ChildProcess {
 public:
  using Deadline = std::chrono::steady_clock::time_point;
  enum class ReadResult { Line, Nothing, End, TooLong };

  /// Starts the program. Throws EngineFailure (NotStarted).
  explicit ChildProcess(const std::vector<std::string>& command);
  /// Sends `quit`, waits a moment, then kills the process group. Child processes in their own sessions survive.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// Sends a line. Returns false if the program does not accept the line in time, or has ended.
  bool writeLine(const std::string& line, Deadline deadline);
  /// Reads a line. Returns Nothing after the deadline or a stop request, which is checked ten times a second.
  ReadResult readLine(std::string& line, Deadline deadline, const std::stop_token& stop = {});
  /// Discards the output that has not been read yet.
  void forget();

 private:
  bool popLine(std::string& line);
  bool readLastLine(std::string& line);
  ReadResult readMore();
  bool hasEnded(std::chrono::milliseconds patience) const;

  pid_t m_process = -1;
  int m_input = -1;  ///< a socket, because writing to a closed socket can fail without a signal
  int m_output = -1;
  std::string m_unread;
};

}  // namespace kotai
