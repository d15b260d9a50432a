// Estimates speed and remaining time of a long task.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kotai::cli {

/// Computes the pace of one task. Not thread-safe.
class Pace {
 public:
  using Clock = std::chrono::steady_clock;

  /// Sets the work done before this run. Only the first call counts.
  void begin(std::uint64_t done, Clock::time_point now);
  /// Returns a string such as ", 1,000 positions/s, 3 min left", computed from the work since begin(). Empty at first. Omits the
  /// remaining time if \p total is unknown (0).
  std::string text(std::uint64_t done, std::uint64_t total, std::string_view unit, Clock::time_point now);

 private:
  struct Begin {
    std::uint64_t done;
    Clock::time_point time;
  };
  std::optional<Begin> m_begin;
};

}  // namespace kotai::cli
