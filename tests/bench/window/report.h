// Table of the measurements.
#pragma once

#include <string>
#include <vector>

#include "tests/bench/window/loop_watch.h"

namespace kotai::bench {

class Report {
 public:
  /// \p limitMs is the limit that the docs promise. Prints no line without a measurement.
  void addTimes(const std::string& game, const std::string& what, std::vector<Taken> times, double limitMs);
  void addStall(const std::string& game, const std::string& what, const Taken& stall);
  void print() const;

 private:
  struct Line {
    std::string game, what;
    std::size_t count = 0;
    double medianMs = 0, worstMs = 0, limitMs = 0;
    double cpuMs = 0;  ///< median
  };
  std::vector<Line> m_lines;
};

}  // namespace kotai::bench
