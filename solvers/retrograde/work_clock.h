// Estimates the progress and the remaining time of a solve in stages, from earlier measurements.
#pragma once

#include <chrono>
#include <span>

namespace kotai::retrograde {

/// Point of a curve: share of the time that has passed when a given share of the positions is known.
struct WorkPoint {
  double known = 0;
  double done = 0;
};

/// Interpolates linearly between two points. \p curve is ascending and not empty.
double workDone(std::span<const WorkPoint> curve, double known);

/// A step of a solve, as a range of shares of the total time. Negative if unknown.
struct WorkStep {
  double from = -1;
  double to = -1;
};

/// Estimates the remaining time of a run from its speed so far. A resumed run starts at the share that the
/// earlier run had reached.
class WorkClock {
 public:
  using Time = std::chrono::steady_clock::time_point;

  void note(WorkStep step, Time now);
  double done() const { return m_step.from; }
  /// Returns the remaining seconds. During a step, the result falls, but never below the time of the later steps.
  /// Negative if unknown.
  double secondsLeft(Time now) const;

 private:
  WorkStep m_step;
  WorkStep m_first;
  Time m_since{};  ///< start of the step
  Time m_begun{};
};

}  // namespace kotai::retrograde
