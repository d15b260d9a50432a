#include "app/cli/progress_line.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>

namespace kotai::cli {

ProgressLine::ProgressLine(bool shown)
    : m_shown(shown), m_terminal(::isatty(STDERR_FILENO) != 0), m_lastLine(Clock::now() - std::chrono::seconds(1)) {}

ProgressLine::~ProgressLine() {
  clear();
}

void ProgressLine::show(const std::string& text) {
  if (!m_shown) return;
  const std::lock_guard lock(m_mutex);
  if (m_terminal) {
    fmt::print(stderr, "\r\033[K{}", text);
    std::fflush(stderr);
    m_painted = true;
    return;
  }
  const auto now = Clock::now();
  if (now - m_lastLine < std::chrono::seconds(1)) return;
  m_lastLine = now;
  fmt::print(stderr, "{}\n", text);
}

void ProgressLine::clear() {
  const std::lock_guard lock(m_mutex);
  if (!m_painted) return;
  fmt::print(stderr, "\r\033[K");
  std::fflush(stderr);
  m_painted = false;
}

}  // namespace kotai::cli
