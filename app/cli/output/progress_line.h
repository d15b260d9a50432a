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

/// A terminal with escape sequences rewrites the line. Elsewhere new lines are written at intervals. Thread-safe.
class ProgressLine {
 public:
  using Clock = std::chrono::steady_clock;

  /// Schedule of lines where none can be rewritten.
  struct Pauses {
    Clock::duration first;    ///< before the first one
    Clock::duration between;  ///< minimum between the others
  };
  /// Once a second on request, otherwise once a minute, so that a long run does not look dead.
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

/// Reports once when checkpoints begin to fail, and again after a success. For one thread at a time.
class UnsavedWarning {
 public:
  void tell(ProgressLine& line, const std::optional<SolutionError>& unsaved);
  /// Whether the latest one failed.
  bool told() const { return m_told; }

 private:
  std::atomic<bool> m_told = false;
};

}  // namespace kotai::cli
