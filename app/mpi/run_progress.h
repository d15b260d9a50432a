// Progress of a run on many machines, as a line for people and a log for later study.
#pragma once

#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "app/cli/base/format.h"
#include "solvers/distributed/coordinator.h"
#include "solvers/distributed/handshake.h"

namespace kotai::cli {

/// Rates are for the time since the previous line.
class RunLine {
 public:
  RunLine(std::uint64_t positionsTotal, const std::vector<distributed::Hello>& hellos);
  std::string text(const distributed::RunProgress& progress);

 private:
  using Clock = std::chrono::steady_clock;
  std::string slowest(const distributed::RunProgress& progress) const;

  std::uint64_t m_positionsTotal;
  std::vector<unsigned> m_threads;
  std::vector<std::string> m_machines;
  Clock::time_point m_start = Clock::now();
  Clock::time_point m_last = m_start;
  std::uint64_t m_lastPositions = 0;
  std::uint64_t m_lastBytes = 0;
};

/// Bytes sent over the network by all ranks.
std::uint64_t networkBytes(const distributed::RunProgress& progress);

/// A file with one JSON object per line, each written at once.
class TierLog {
 public:
  /// Throws Failure.
  explicit TierLog(const std::string& file);
  ~TierLog();
  TierLog(const TierLog&) = delete;
  TierLog& operator=(const TierLog&) = delete;
  void add(int rank, const distributed::SolvedTierNote& note);

 private:
  std::FILE* m_file = nullptr;
  std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

}  // namespace kotai::cli
