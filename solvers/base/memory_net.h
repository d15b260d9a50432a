// Enforces a memory budget by returning the allocator's unused memory to the system.
#pragma once

#include <atomic>
#include <chrono>

namespace kotai::retrograde {

/// Limits the memory outside PagePool. Thread-safe.
class MemoryNet {
 public:
  /// Memory used before construction does not count.
  explicit MemoryNet(double budgetBytes);
  /// Checks the resident memory at most every few milliseconds. If it exceeds the budget, returns unused memory
  /// to the system.
  void check();

 private:
  using Clock = std::chrono::steady_clock;

  double m_allowedBytes;
  std::atomic<Clock::rep> m_next;
};

}  // namespace kotai::retrograde
