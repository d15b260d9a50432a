// The net under a budget of memory: what the allocator keeps though nobody uses it goes back to the system.
#pragma once

#include <atomic>
#include <chrono>

namespace kotai::retrograde {

/// For what is not in pages of its own (PagePool). Thread-safe.
class MemoryNet {
 public:
  /// Memory used before construction does not count.
  explicit MemoryNet(double budgetBytes);
  /// Looks every few milliseconds at most how much is in memory, and trims if it is too much.
  void check();

 private:
  using Clock = std::chrono::steady_clock;

  double m_allowedBytes;
  std::atomic<Clock::rep> m_next;
};

}  // namespace kotai::retrograde
