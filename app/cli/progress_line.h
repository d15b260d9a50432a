// One line on stderr that tells how far a run is.
#pragma once

#include <chrono>
#include <cstdio>
#include <mutex>
#include <string>

namespace kotai::cli {

/// On a terminal the line is painted over; elsewhere a new one is written now and then. Thread-safe.
class ProgressLine {
 public:
  using Clock = std::chrono::steady_clock;

  /// Elsewhere: once a second if the person asked for it, else once a minute, so that a long run does not look dead.
  explicit ProgressLine(bool asked);
  /// The first line after \p first, at least \p pause between the others.
  ProgressLine(std::FILE* stream, Clock::duration first, Clock::duration pause);
  ~ProgressLine();  ///< clears the line
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// Whether show() would write now: where not, the text need not be made.
  bool due() const;
  void show(const std::string& text);
  void clear();

 private:
  bool dueNow() const;

  std::FILE* const m_stream;
  const bool m_terminal;
  const Clock::duration m_pause;
  mutable std::mutex m_mutex;
  bool m_painted = false;
  Clock::time_point m_next;
};

}  // namespace kotai::cli
