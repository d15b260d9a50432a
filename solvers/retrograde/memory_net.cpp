#include "solvers/retrograde/memory_net.h"

#include <malloc.h>

#include "core/resources.h"

namespace kotai::retrograde {

namespace {

constexpr auto lookEvery = std::chrono::seconds(1);
/// Trimming that helps little is not to take the time of the solve.
constexpr auto lookAgainAfterTrim = std::chrono::seconds(10);
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
  m_next = (Clock::now() + lookAgainAfterTrim).time_since_epoch().count();
}

}  // namespace kotai::retrograde
