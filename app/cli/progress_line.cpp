#include "app/cli/progress_line.h"

#include <unistd.h>

namespace kotai::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto askedPause = 1s;
constexpr auto unaskedPause = 60s;

}  // namespace

ProgressLine::ProgressLine(bool asked)
    : ProgressLine(stderr, asked ? 0s : unaskedPause, asked ? askedPause : unaskedPause) {}

ProgressLine::ProgressLine(std::FILE* stream, Clock::duration first, Clock::duration pause)
    : m_stream(stream), m_terminal(::isatty(::fileno(stream)) != 0), m_pause(pause), m_next(Clock::now() + first) {}

ProgressLine::~ProgressLine() {
  clear();
}

bool ProgressLine::due() const {
  const std::lock_guard lock(m_mutex);
  return dueNow();
}

bool ProgressLine::dueNow() const {
  return m_terminal || Clock::now() >= m_next;
}

void ProgressLine::show(const std::string& text) {
  const std::lock_guard lock(m_mutex);
  if (!dueNow()) return;
  if (m_terminal) {
    std::fputs(("\r\033[K" + text).c_str(), m_stream);
    m_painted = true;
  } else {
    m_next = Clock::now() + m_pause;
    std::fputs((text + '\n').c_str(), m_stream);
  }
  std::fflush(m_stream);
}

void ProgressLine::clear() {
  const std::lock_guard lock(m_mutex);
  if (!m_painted) return;
  std::fputs("\r\033[K", m_stream);
  std::fflush(m_stream);
  m_painted = false;
}

}  // namespace kotai::cli
