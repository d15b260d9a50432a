#include "tests/bench/window/report.h"

#include <fmt/format.h>

#include <algorithm>

namespace kotai::bench {

namespace {
constexpr double longestStallMs = 50;
}

void Report::addTimes(const std::string& game, const std::string& what, std::vector<double> timesMs, double limitMs) {
  if (timesMs.empty()) return;
  std::ranges::sort(timesMs);
  m_lines.push_back({game, what, timesMs.size(), timesMs[timesMs.size() / 2], timesMs.back(), limitMs});
}

void Report::addStall(const std::string& game, const std::string& what, const Stall& stall) {
  m_lines.push_back({game, what, 1, stall.wallMs, stall.wallMs, longestStallMs, stall.cpuMs});
}

void Report::print() const {
  fmt::print("{:<24} {:<44} {:>5} {:>10} {:>10} {:>8} {:>9}\n", "variant", "what", "times", "median ms", "worst ms", "limit",
             "own CPU");
  for (const Line& line : m_lines)
    fmt::print("{:<24} {:<44} {:>5} {:>10.1f} {:>10.1f} {:>8.0f} {:>9}{}\n", line.game, line.what, line.count, line.medianMs,
               line.worstMs, line.limitMs, line.cpuMs < 0 ? "" : fmt::format("{:.1f}", line.cpuMs),
               line.medianMs > line.limitMs ? "  OVER" : "");
}

}  // namespace kotai::bench
