#include "tests/bench/window/report.h"

#include <fmt/format.h>

#include <algorithm>

namespace kotai::bench {

namespace {
constexpr double longestStallMs = 50;
}

void Report::addTimes(const std::string& game, const std::string& what, std::vector<Taken> times, double limitMs) {
  if (times.empty()) return;
  std::vector<double> cpu;
  for (const Taken& each : times) cpu.push_back(each.cpuMs);
  std::ranges::sort(times, {}, &Taken::wallMs);
  std::ranges::sort(cpu);
  m_lines.push_back(
      {game, what, times.size(), times[times.size() / 2].wallMs, times.back().wallMs, limitMs, cpu[cpu.size() / 2]});
}

void Report::addStall(const std::string& game, const std::string& what, const Taken& stall) {
  m_lines.push_back({game, what, 1, stall.wallMs, stall.wallMs, longestStallMs, stall.cpuMs});
}

void Report::print() const {
  fmt::print("{:<24} {:<44} {:>5} {:>10} {:>10} {:>8} {:>9}\n", "variant", "what", "times", "median ms", "worst ms", "limit",
             "own CPU");
  for (const Line& line : m_lines)
    fmt::print("{:<24} {:<44} {:>5} {:>10.1f} {:>10.1f} {:>8.0f} {:>9.1f}{}\n", line.game, line.what, line.count, line.medianMs,
               line.worstMs, line.limitMs, line.cpuMs, line.medianMs > line.limitMs ? "  OVER" : "");
}

}  // namespace kotai::bench
