#include "solvers/retrograde/work_clock.h"

#include <algorithm>

namespace kotai::retrograde {

constexpr double minShare = 0.02;  ///< below this share, the estimate is meaningless

static double secondsBetween(WorkClock::Time begin, WorkClock::Time end) {
  return std::chrono::duration<double>(end - begin).count();
}

double workDone(std::span<const WorkPoint> curve, double known) {
  const auto next = std::ranges::upper_bound(curve, known, {}, &WorkPoint::known);
  if (next == curve.begin()) return curve.front().done;
  if (next == curve.end()) return curve.back().done;
  const WorkPoint& before = *(next - 1);
  return before.done + (next->done - before.done) * (known - before.known) / (next->known - before.known);
}

void WorkClock::note(WorkStep step, Time now) {
  if (step.from < 0) return;
  if (m_first.from < 0) {
    m_first = step;
    m_begun = now;
  }
  if (m_step.from < 0 || step.from > m_step.from) m_since = now;
  m_step = {std::max(m_step.from, step.from), std::max(m_step.to, step.to)};
}

double WorkClock::secondsLeft(Time now) const {
  const double share = m_step.from - m_first.from;
  if (m_step.from < 0 || share < minShare) return -1;
  const double whole = secondsBetween(m_begun, m_since) / share;
  return std::max((1 - m_step.from) * whole - secondsBetween(m_since, now), (1 - m_step.to) * whole);
}

}  // namespace kotai::retrograde
