// Measures the processor time of this program and of the programs for whose end it has waited. Unlike
// wall-clock time, processor time does not depend on other load on the machine.
#pragma once

#include <sys/resource.h>

namespace kotai::test {

/// Clock that starts at construction.
class CpuClock {
 public:
  void restart() { m_begin = now(); }
  double seconds() const { return now() - m_begin; }

 private:
  static double secondsOf(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  }
  static double now() {
    double sum = 0;
    for (const auto whose : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
      rusage usage{};
      ::getrusage(whose, &usage);
      sum += secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime);
    }
    return sum;
  }

  double m_begin = now();
};

}  // namespace kotai::test
