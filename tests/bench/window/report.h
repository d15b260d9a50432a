// Table of the measurements.
#pragma once

#include <string>
#include <vector>

#include "tests/bench/window/loop_watch.h"

namespace kotai::bench {

class Report {
 public:
  /// Adds a line to the table, unless \p times is empty. \p limitMs is the limit in the documentation.
  void addTimes(const std::string& game, const std::string& what, std::vector<Taken> times, double limitMs);
  void addStall(const std::string& game, const std::string& what, const Taken& stall);
  void print() const;

 private:
  struct Line {
    std::string game, what;
    std::size_t count = 0;
    double medianMs = 0, worstMs = 0, limitMs = 0;
    double cpuMs = 0;  ///< median processor time
  };
  std::vector<Line> m_lines;
};

}  // namespace kotai::bench
