// A progress line on stderr, and the speed and remaining time of a long task.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/errors.h"

namespace kotai::cli {

/// Computes the pace of one task. Not thread-safe.
class Pace {
 public:
  using Clock = std::chrono::steady_clock;

  /// Sets the amount of work done before this run. Calls after the first have no effect.
  void begin(std::uint64_t done, Clock::time_point now);
  /// Returns a string such as ", 1,000 positions/s, 3 min left", computed from the work since begin(). Returns an
  /// empty string at first. Omits the remaining time if \p total is unknown (0).
  std::string text(std::uint64_t done, std::uint64_t total, std::string_view unit, Clock::time_point now);

 private:
  struct Begin {
    std::uint64_t done;
    Clock::time_point time;
  };
  std::optional<Begin> m_begin;
};

/// A progress line. Rewrites the line on a terminal with escape sequences. Otherwise writes new lines at
/// intervals. Thread-safe.
class ProgressLine {
 public:
  using Clock = std::chrono::steady_clock;

  /// Times between lines, for output that cannot be rewritten.
  struct Pauses {
    Clock::duration first;    ///< time until the first line
    Clock::duration between;  ///< minimum time between later lines
  };
  /// Returns pauses for one line per second on request, otherwise for one line per minute. With one line per
  /// minute, a long run does not seem to hang.
  static Pauses pauses(bool requested);

  explicit ProgressLine(bool requested);
  ProgressLine(std::FILE* stream, Pauses pauses, std::function<Clock::time_point()> now = Clock::now);
  ~ProgressLine();  ///< clears the line on the terminal
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// Returns whether show() would write now, so that the caller builds the text only if necessary.
  bool due() const;
  void show(const std::string& text);
  void clear();

 private:
  bool dueNow() const;

  std::FILE* const m_stream;
  const bool m_overwritesLine;
  const Clock::duration m_pause;
  const std::function<Clock::time_point()> m_now;
  mutable std::mutex m_mutex;
  bool m_painted = false;
  Clock::time_point m_next;
};

/// Warns when checkpoints start to fail. Does not warn again until a checkpoint has succeeded.
class UnsavedWarning {
 public:
  void report(ProgressLine& line, const std::optional<SolutionError>& unsaved);
  /// Returns whether the latest checkpoint failed.
  bool isUnsaved() const { return m_isUnsaved; }

 private:
  std::atomic<bool> m_isUnsaved = false;
};

}  // namespace kotai::cli
