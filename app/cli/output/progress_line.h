// A progress line on stderr.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

#include "core/base/errors.h"

namespace kotai::cli {

/// A terminal with escape sequences rewrites the line. Otherwise new lines are written at intervals. Thread-safe.
class ProgressLine {
 public:
  using Clock = std::chrono::steady_clock;

  /// Schedule of lines where the terminal cannot rewrite them.
  struct Pauses {
    Clock::duration first;    ///< time until the first line
    Clock::duration between;  ///< minimum time between later lines
  };
  /// One line per second on request, otherwise one per minute, so that a long run does not look dead.
  static Pauses pauses(bool asked);

  explicit ProgressLine(bool asked);
  ProgressLine(std::FILE* stream, Pauses pauses, std::function<Clock::time_point()> now = Clock::now);
  ~ProgressLine();  ///< clears the line
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  /// Whether show() would write now. Otherwise the text need not be built.
  bool due() const;
  void show(const std::string& text);
  void clear();

 private:
  bool dueNow() const;

  std::FILE* const m_stream;
  const bool m_paintsOver;
  const Clock::duration m_pause;
  const std::function<Clock::time_point()> m_now;
  mutable std::mutex m_mutex;
  bool m_painted = false;
  Clock::time_point m_next;
};

/// Reports once when checkpoints start to fail, and again after a success. Not thread-safe.
class UnsavedWarning {
 public:
  void tell(ProgressLine& line, const std::optional<SolutionError>& unsaved);
  /// Whether the latest checkpoint failed.
  bool told() const { return m_told; }

 private:
  std::atomic<bool> m_told = false;
};

}  // namespace kotai::cli
