#include "core/engine/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

#include "core/engine/engine_fault.h"

extern char** environ;

namespace kotai {

using namespace std::chrono_literals;

constexpr std::size_t maxLineBytes = 1024 * 1024;
constexpr auto slice = 100ms;  ///< longest delay in noticing a stop request
constexpr auto patienceWithQuit = 300ms;
constexpr auto patienceWithDeath = 5000ms;

static int millisecondsUntil(ChildProcess::Deadline deadline, std::chrono::milliseconds most) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(deadline - std::chrono::steady_clock::now());
  return static_cast<int>(std::clamp(left, 0ms, most).count());
}

static void close(int& descriptor) {
  if (descriptor >= 0) ::close(descriptor);
  descriptor = -1;
}

/// Socket for the input of the child process, and pipe for its output. In both arrays, the parent's end comes first.
struct Connections {
  std::array<int, 2> input{-1, -1};
  std::array<int, 2> output{-1, -1};

  bool open() {
    return ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) == 0 && ::pipe2(output.data(), O_CLOEXEC) == 0;
  }
  ~Connections() {
    for (int& each : input) close(each);
    for (int& each : output) close(each);
  }
};

/// Starts the program in its own process group, with input and output connected. No signal is ignored or
/// blocked in the program. Returns 0, or the number of the system's error.
static int spawn(pid_t& process, const Connections& ends, const std::vector<std::string>& command) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends.input[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends.output[1], STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigset_t all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  std::vector<std::string> words = command;
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const int error = ::posix_spawnp(&process, arguments.front(), &actions, &attributes, arguments.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

ChildProcess::ChildProcess(const std::vector<std::string>& command) {
  Connections ends;
  const int error = ends.open() ? spawn(m_process, ends, command) : errno;
  if (error != 0) throw EngineFailure(EngineFault::NotStarted, command.front(), std::strerror(error));
  m_input = std::exchange(ends.input[0], -1);
  m_output = std::exchange(ends.output[0], -1);
  ::fcntl(m_output, F_SETFL, ::fcntl(m_output, F_GETFL) | O_NONBLOCK);
}

ChildProcess::~ChildProcess() {
  writeLine("quit", std::chrono::steady_clock::now());
  close(m_input);
  hasEnded(patienceWithQuit);
  ::kill(-m_process, SIGKILL);  // also kills child processes of the program
  hasEnded(patienceWithDeath);
  ::waitpid(m_process, nullptr, WNOHANG);
  close(m_output);
}

bool ChildProcess::writeLine(const std::string& line, Deadline deadline) {
  const std::string text = line + "\n";
  std::size_t sent = 0;
  while (sent < text.size()) {
    const ssize_t count = ::send(m_input, text.data() + sent, text.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count > 0) {
      sent += static_cast<std::size_t>(count);
      continue;
    }
    if (errno == EINTR) continue;
    if (errno != EAGAIN && errno != EWOULDBLOCK) return false;
    pollfd wanted{m_input, POLLOUT, 0};
    if (::poll(&wanted, 1, millisecondsUntil(deadline, 3600s)) == 0) return false;
  }
  return true;
}

ChildProcess::ReadResult ChildProcess::readLine(std::string& line, Deadline deadline, const std::stop_token& stop) {
  while (!popLine(line)) {
    if (m_unread.size() > maxLineBytes) return ReadResult::TooLong;
    if (stop.stop_requested()) return ReadResult::Nothing;
    pollfd wanted{m_output, POLLIN, 0};
    const int ready = ::poll(&wanted, 1, millisecondsUntil(deadline, slice));
    if (ready == 0 && std::chrono::steady_clock::now() >= deadline) return ReadResult::Nothing;
    if (ready > 0 && readMore() == ReadResult::End) return readLastLine(line) ? ReadResult::Line : ReadResult::End;
  }
  return ReadResult::Line;
}

/// Discards pending output, but at most the length of the longest line, because the output may never end.
void ChildProcess::forget() {
  std::size_t before = 0;
  do before = m_unread.size();
  while (before <= maxLineBytes && readMore() == ReadResult::Nothing && m_unread.size() > before);
  m_unread.clear();
}

bool ChildProcess::popLine(std::string& line) {
  const std::size_t end = m_unread.find('\n');
  if (end == m_unread.npos) return false;
  line = m_unread.substr(0, end);
  m_unread.erase(0, end + 1);
  return true;
}

/// Sets \p line to the text after the last line end of the output. Returns false if there is no such text.
bool ChildProcess::readLastLine(std::string& line) {
  line = std::exchange(m_unread, {});
  return !line.empty();
}

ChildProcess::ReadResult ChildProcess::readMore() {
  std::array<char, 4096> buffer;
  const ssize_t count = ::read(m_output, buffer.data(), buffer.size());
  if (count > 0) m_unread.append(buffer.data(), static_cast<std::size_t>(count));
  if (count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN))) return ReadResult::Nothing;
  return ReadResult::End;
}

/// Waits at most \p patience for the end of the process. Returns whether the process has ended. The id of the process
/// stays in use until waitpid() is called.
bool ChildProcess::hasEnded(std::chrono::milliseconds patience) const {
  const Deadline deadline = std::chrono::steady_clock::now() + patience;
  for (;;) {
    siginfo_t information{};
    const int found = ::waitid(P_PID, static_cast<id_t>(m_process), &information, WEXITED | WNOHANG | WNOWAIT);
    if ((found == 0 && information.si_pid == m_process) || (found < 0 && errno != EINTR)) return true;
    if (std::chrono::steady_clock::now() >= deadline) return false;
    std::this_thread::sleep_for(2ms);
  }
}

}  // namespace kotai
