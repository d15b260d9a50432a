// How much of the time of a solve in stages is over, by what was measured once, and what that says of the time that is left.
#pragma once

#include <chrono>
#include <span>

namespace kotai::retrograde {

/// Progress: the share of the time that is over when a share of the positions is known.
struct WorkPoint {
  double known = 0;
  double done = 0;
};

/// Between two points in proportion. \p curve: ascending, not empty.
double workDone(std::span<const WorkPoint> curve, double known);

/// A step of a solve: from which share of the whole time to which. Negative: nothing is known of it.
struct WorkStep {
  double from = -1;
  double to = -1;
};

/// Remaining time of a run, estimated from its speed so far. A resumed run starts at its earlier share.
class WorkClock {
 public:
  using Time = std::chrono::steady_clock::time_point;

  void note(WorkStep step, Time now);
  double done() const { return m_step.from; }
  /// Counts down while a step goes on, but never below what comes after it. Negative: not known yet.
  double secondsLeft(Time now) const;

 private:
  WorkStep m_step;
  WorkStep m_first;
  Time m_since{};  ///< the step was begun
  Time m_begun{};
};

}  // namespace kotai::retrograde
