// Limits the rate of progress reports.
#pragma once

#include <atomic>
#include <chrono>

namespace kotai {

/// Limits an action to ten times a second. Thread-safe.
class ProgressGate {
 public:
  /// Returns whether the action may run: true on the first call, then at most once per tenth of a second.
  bool opens() {
    const auto now = Clock::now().time_since_epoch();
    auto due = m_due.load(std::memory_order_relaxed);
    return now.count() >= due && m_due.compare_exchange_strong(due, (now + interval).count());
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::milliseconds interval{100};

  std::atomic<Clock::rep> m_due{0};
};

}  // namespace kotai
