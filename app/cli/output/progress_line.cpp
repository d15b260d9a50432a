#include "app/cli/output/progress_line.h"

#include <fmt/format.h>

#include "app/cli/base/format.h"
#include "app/cli/base/messages.h"
#include "app/cli/base/terminal.h"

namespace kotai::cli {

void Pace::begin(std::uint64_t done, Clock::time_point now) {
  if (!m_begin) m_begin = Begin{done, now};
}

std::string Pace::text(std::uint64_t done, std::uint64_t total, std::string_view unit, Clock::time_point now) {
  if (!m_begin || done <= m_begin->done || now <= m_begin->time) return {};
  const double seconds = std::chrono::duration<double>(now - m_begin->time).count();
  const double rate = static_cast<double>(done - m_begin->done) / seconds;
  std::string text = ", " + rateText(rate, std::string(unit));
  if (total > done) text += fmt::format(", {} left", durationText(static_cast<double>(total - done) / rate));
  return text;
}

using namespace std::chrono_literals;

constexpr auto requestedPause = 1s;
constexpr auto unrequestedPause = 60s;

ProgressLine::Pauses ProgressLine::pauses(bool requested) {
  return requested ? Pauses{0s, requestedPause} : Pauses{unrequestedPause, unrequestedPause};
}

ProgressLine::ProgressLine(bool requested) : ProgressLine(stderr, pauses(requested)) {}

ProgressLine::ProgressLine(std::FILE* stream, Pauses pauses, std::function<Clock::time_point()> now)
    : m_stream(stream),
      m_overwritesLine(isScreen(stream)),
      m_pause(pauses.between),
      m_now(std::move(now)),
      m_next(m_now() + pauses.first) {}

ProgressLine::~ProgressLine() { clear(); }

bool ProgressLine::due() const {
  const std::lock_guard lock(m_mutex);
  return dueNow();
}

bool ProgressLine::dueNow() const { return m_overwritesLine || m_now() >= m_next; }

void ProgressLine::show(const std::string& text) {
  const std::lock_guard lock(m_mutex);
  if (!dueNow()) return;
  if (m_overwritesLine) {
    std::fputs(("\r\033[K" + text).c_str(), m_stream);
    m_painted = true;
  } else {
    m_next = m_now() + m_pause;
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

void UnsavedWarning::report(ProgressLine& line, const std::optional<SolutionError>& unsaved) {
  if (m_isUnsaved.exchange(unsaved.has_value()) || !unsaved) return;
  const bool full = unsaved->fault() == SolutionFault::DiskFull;
  const std::string reason = !unsaved->params().empty() ? unsaved->params().front()
                             : full                     ? "the disk is full"
                                                        : "it cannot be written";
  line.clear();
  printError(fmt::format("progress cannot be saved in {} now ({}); solving continues, and Kotai will try to save it later",
                         unsaved->file().string(), reason));
}

}  // namespace kotai::cli
