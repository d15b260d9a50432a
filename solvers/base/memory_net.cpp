#include "solvers/base/memory_net.h"

#include <malloc.h>

#include <algorithm>

#include "core/base/resources.h"

namespace kotai::retrograde {

namespace {

/// Small budgets are used up, and passed by a tenth, in a few hundredths of a second.
constexpr auto lookEvery = std::chrono::milliseconds(5);
/// So many times as long as trimming took the processor it does not happen again: it is not to take the time of the solve.
constexpr int restAfterTrim = 50;

}  // namespace

MemoryNet::MemoryNet(double budgetBytes)
    : m_allowedBytes(anonymousBytes() + budgetBytes), m_next((Clock::now() + lookEvery).time_since_epoch().count()) {}

void MemoryNet::check() {
  const auto now = Clock::now();
  auto due = m_next.load(std::memory_order_relaxed);
  if (now.time_since_epoch().count() < due) return;
  if (!m_next.compare_exchange_strong(due, (now + lookEvery).time_since_epoch().count())) return;
  if (anonymousBytes() <= m_allowedBytes) return;
  const double before = processorSeconds();
  ::malloc_trim(0);
  const std::chrono::duration<double> rest(restAfterTrim * (processorSeconds() - before));
  m_next = (Clock::now() + std::max<Clock::duration>(lookEvery, std::chrono::duration_cast<Clock::duration>(rest)))
               .time_since_epoch()
               .count();
}

}  // namespace kotai::retrograde
