// Limits how often progress is reported.
#pragma once

#include <atomic>
#include <chrono>

namespace kotai {

/// Limits an action to ten times a second. Thread-safe.
class ProgressGate {
 public:
  /// Returns true for the first caller, and again whenever a tenth of a second has passed.
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
