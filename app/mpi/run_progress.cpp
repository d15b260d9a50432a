#include "app/mpi/run_progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <numeric>

#include "app/cli/base/context.h"
#include "app/cli/base/visible_text.h"

namespace kotai::cli {

RunLine::RunLine(std::uint64_t positionsTotal, const std::vector<distributed::Hello>& hellos) : m_positionsTotal(positionsTotal) {
  for (const distributed::Hello& hello : hellos) {
    m_threads.push_back(hello.threads);
    m_machines.emplace_back(hello.machine);
  }
}

std::uint64_t networkBytes(const distributed::RunProgress& progress) {
  std::uint64_t sum = 0;
  for (const distributed::RankFigures& figures : progress.figures) sum += figures.bytesSent;
  return sum;
}

/// Computed from the work of one of its threads.
std::string RunLine::slowest(const distributed::RunProgress& progress) const {
  const auto perThread = [&](std::size_t rank) { return static_cast<double>(progress.solvedByRank[rank]) / m_threads[rank]; };
  std::vector<std::size_t> ranks(m_threads.size());
  std::iota(ranks.begin(), ranks.end(), std::size_t{0});
  const std::size_t rank = *std::ranges::min_element(ranks, {}, perThread);
  return fmt::format("rank {} on {}", rank, m_machines[rank]);
}

std::string RunLine::text(const distributed::RunProgress& progress) {
  const auto now = Clock::now();
  const double since = std::max(std::chrono::duration<double>(now - m_last).count(), 1e-3);
  const double elapsed = std::chrono::duration<double>(now - m_start).count();
  const std::uint64_t bytes = networkBytes(progress);
  const double rate = static_cast<double>(progress.positionsSolved - m_lastPositions) / since;
  const double network = static_cast<double>(bytes - std::min(bytes, m_lastBytes)) / since;
  m_last = now;
  m_lastPositions = progress.positionsSolved;
  m_lastBytes = bytes;
  const double total = static_cast<double>(std::max(m_positionsTotal, progress.positionsDone));
  const double left = total - static_cast<double>(progress.positionsDone);
  double waiting = 0;
  for (const distributed::RankFigures& figures : progress.figures) waiting += figures.waited + figures.idle;
  const double threads = std::accumulate(m_threads.begin(), m_threads.end(), 0.0);
  std::string text = fmt::format("{:3.0f} %  {} of {} tiers, {}", 100 * (total - left) / std::max(total, 1.0),
                                 grouped(progress.tiersDone), grouped(progress.tiersTotal), rateText(rate, "positions"));
  if (m_threads.size() > 1)
    text += fmt::format(", network {}/s, {:.0f} % waiting, slowest {}", bytesText(network),
                        100 * waiting / std::max(threads * elapsed, 1e-6), slowest(progress));
  const double average = static_cast<double>(progress.positionsSolved) / std::max(elapsed, 1e-6);
  if (average > 0 && elapsed > 0.5) text += fmt::format(", {} left", durationText(left / average));
  return text;
}

TierLog::TierLog(const std::string& file) {
  if (file.empty()) return;
  m_file = std::fopen(file.c_str(), "w");
  if (m_file == nullptr) throw Failure(fmt::format("{} cannot be written: {}", visibleText(file), std::strerror(errno)));
}

TierLog::~TierLog() {
  if (m_file != nullptr) std::fclose(m_file);
}

void TierLog::add(int rank, const distributed::SolvedTierNote& note) {
  if (m_file == nullptr) return;
  const double at = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
  const Json line{
      {"tier", note.held.tier},  {"rank", rank},          {"positions", note.held.positions},  {"bytes", note.held.bytes},
      {"seconds", note.seconds}, {"waited", note.waited}, {"fetchedBytes", note.fetchedBytes}, {"at", at}};
  fmt::print(m_file, "{}\n", line.dump());
}

}  // namespace kotai::cli
