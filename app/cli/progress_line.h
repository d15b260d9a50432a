// One line on stderr that tells how far a run is.
#pragma once

#include <chrono>
#include <mutex>
#include <string>

namespace kotai::cli {

/// On a terminal the line is painted over; elsewhere a new one is written at most once a second. Thread-safe.
class ProgressLine {
 public:
  explicit ProgressLine(bool shown);
  ~ProgressLine();  ///< clears the line
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  bool shown() const { return m_shown; }
  void show(const std::string& text);
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  const bool m_shown;
  const bool m_terminal;
  std::mutex m_mutex;
  bool m_painted = false;
  Clock::time_point m_lastLine;
};

}  // namespace kotai::cli
