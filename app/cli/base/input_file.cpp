#include "app/cli/base/input_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "app/cli/base/context.h"
#include "app/cli/base/messages.h"
#include "core/record/record_limits.h"

namespace kotai::cli {

constexpr int stopPollMs = 50;

[[noreturn]] static void fail(const std::filesystem::path& file, const std::string& reason) {
  throw Failure(fmt::format("{} cannot be read: {}", file == "-" ? "the standard input" : pathText(file), reason));
}

/// An open file, or standard input.
class Descriptor {
 public:
  /// Opens a file. Does not wait for a writer if the file is a pipe.
  explicit Descriptor(const std::filesystem::path& file)
      : m_number(file == "-" ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC)) {
    if (m_number < 0) fail(file, std::strerror(errno));
  }
  ~Descriptor() {
    if (m_number != STDIN_FILENO) ::close(m_number);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int number() const { return m_number; }

 private:
  int m_number;
};

void awaitInput(int descriptor, const std::stop_token& stop) {
  pollfd waiting{descriptor, POLLIN, 0};
  while (::poll(&waiting, 1, stopPollMs) <= 0)
    if (stop.stop_requested()) throw Interrupted();
}

std::string readInput(const std::filesystem::path& file, const std::stop_token& stop) {
  const Descriptor open(file);
  std::string text;
  char buffer[1 << 16];
  for (;;) {
    awaitInput(open.number(), stop);
    const ssize_t bytes = ::read(open.number(), buffer, sizeof buffer);
    if (bytes < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (bytes < 0) fail(file, std::strerror(errno));
    if (bytes == 0) return text;
    text.append(buffer, static_cast<std::size_t>(bytes));
    if (text.size() > maxRecordBytes) fail(file, fmt::format("it is larger than {} MiB", maxRecordBytes >> 20U));
  }
}

}  // namespace kotai::cli
