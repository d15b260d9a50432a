#include "solvers/base/memory_net.h"

#include <malloc.h>

#include <algorithm>

#include "core/base/resources.h"

namespace kotai::retrograde {

/// Time between two checks. A solve can exceed a small budget by 10 % within a few hundredths of a second.
constexpr auto checkInterval = std::chrono::milliseconds(5);
/// Ratio of the pause after a trim to the processor time of the trim. The pause keeps trimming from slowing
/// down the solve.
constexpr int pauseAfterTrim = 50;

static std::chrono::steady_clock::rep timeAfter(std::chrono::steady_clock::duration wait) {
  return (std::chrono::steady_clock::now() + wait).time_since_epoch().count();
}

MemoryNet::MemoryNet(double budgetBytes) : m_allowedBytes(anonymousBytes() + budgetBytes), m_next(timeAfter(checkInterval)) {}

void MemoryNet::check() {
  auto due = m_next.load(std::memory_order_relaxed);
  if (timeAfter({}) < due) return;
  if (!m_next.compare_exchange_strong(due, timeAfter(checkInterval))) return;
  if (anonymousBytes() <= m_allowedBytes) return;
  const double before = processorSeconds();
  ::malloc_trim(0);
  const std::chrono::duration<double> rest(pauseAfterTrim * (processorSeconds() - before));
  m_next = timeAfter(std::max<Clock::duration>(checkInterval, std::chrono::duration_cast<Clock::duration>(rest)));
}

}  // namespace kotai::retrograde
