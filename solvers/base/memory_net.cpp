#include "solvers/base/memory_net.h"

#include <malloc.h>

#include <algorithm>

#include "core/base/resources.h"

namespace kotai::retrograde {

namespace {

/// Small budgets are used up in less than a second.
constexpr auto lookEvery = std::chrono::milliseconds(100);
/// So many times as long as trimming took it does not happen again: it is not to take the time of the solve.
constexpr int restAfterTrim = 50;
constexpr double trimAbove = 1.02;  // of the budget

}  // namespace

MemoryNet::MemoryNet(double budgetBytes)
    : m_allowedBytes(anonymousBytes() + trimAbove * budgetBytes), m_next((Clock::now() + lookEvery).time_since_epoch().count()) {}

void MemoryNet::check() {
  const auto now = Clock::now();
  auto due = m_next.load(std::memory_order_relaxed);
  if (now.time_since_epoch().count() < due) return;
  if (!m_next.compare_exchange_strong(due, (now + lookEvery).time_since_epoch().count())) return;
  if (anonymousBytes() <= m_allowedBytes) return;
  ::malloc_trim(0);
  const auto after = Clock::now();
  m_next = (after + std::max<Clock::duration>(lookEvery, restAfterTrim * (after - now))).time_since_epoch().count();
}

}  // namespace kotai::retrograde
