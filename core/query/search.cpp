#include "core/query/search.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>
#include <utility>

#include "core/base/parallel.h"
#include "core/base/progress_gate.h"

namespace kotai::query {

/// Number of positions in a run. A page of a list reads one run, so runs must be short enough for a fast scan.
constexpr std::uint64_t runPositions = 1U << 16;
/// Maximum number of parts that wait for an earlier part to finish.
constexpr std::uint64_t maxPartsAhead = 64;

static void addHit(Run& run, Value value) {
  const auto known = std::ranges::find(run.hits, value, &PartSummary::Entry::value);
  if (known != run.hits.end())
    ++known->count;
  else
    run.hits.push_back({value, 1});
}

/// Searches parts of the plan on several threads. Passes on the results in the order of the parts.
class Searcher {
 public:
  Searcher(const Prepared& prepared, const SearchOptions& options, std::stop_token stop)
      : m_prepared(prepared), m_options(options), m_stop(std::move(stop)), m_plan(prepared, options.values) {}

  std::uint64_t run() {
    const unsigned threads = threadCount(m_options.threads);
    {
      std::vector<std::jthread> others;
      for (unsigned other = 1; other < threads; ++other) others.emplace_back([this] { work(); });
      work();
    }
    if (m_failure) std::rethrow_exception(m_failure);
    return m_count;
  }

 private:
  struct Numbered {
    std::uint64_t number = 0;
    PartTask task;
  };

  void work() {
    try {
      TierMoves moves(m_prepared.solution());
      while (const auto next = take()) {
        Found found = answer(next->task, moves);
        if (m_options.process) m_options.process(found);
        finish(next->number, std::move(found));
      }
    } catch (...) {
      const std::scoped_lock lock(m_mutex);
      if (!m_failure) m_failure = std::current_exception();
      m_ended = true;
    }
    m_done.notify_all();
  }

  std::optional<Numbered> take() {
    std::unique_lock lock(m_mutex);
    m_done.wait(lock, m_stop, [this] { return m_ended || m_taken < m_finished + maxPartsAhead; });
    if (m_ended || m_stop.stop_requested()) return std::nullopt;
    auto task = m_plan.next();
    if (!task) {
      m_ended = true;
      return std::nullopt;
    }
    return Numbered{m_taken++, std::move(*task)};
  }

  Found answer(const PartTask& task, TierMoves& moves) const {
    Found found;
    if (task.isCounted() && m_options.collect != Collect::Hits) {
      found.count = task.maxHits();
      if (m_options.collect == Collect::Runs) found.runs.push_back(wholePart(task));
      return found;
    }
    PartScan scan(m_prepared, task, moves, m_stop);
    if (m_options.collect == Collect::Runs) {
      for (std::uint64_t begin = 0; begin < scan.end(); begin += runPositions) {
        Run run{task.tier, task.part, begin, std::min(scan.end(), begin + runPositions)};
        scan.visit(run.begin, run.end, [&](const Hit& hit) {
          addHit(run, hit.value);
          ++found.count;
          return true;
        });
        if (!run.hits.empty()) found.runs.push_back(std::move(run));
      }
      return found;
    }
    scan.visit(0, scan.end(), [&](const Hit& hit) {
      if (m_options.collect == Collect::Hits) found.hits.push_back(hit);
      return ++found.count < m_options.enough;
    });
    return found;
  }

  static Run wholePart(const PartTask& task) {
    Run run{task.tier, task.part, 0, UINT64_MAX};
    for (const PartTask::Judged& each : task.values) run.hits.push_back({each.value, each.count});
    return run;
  }

  void finish(std::uint64_t number, Found&& found) {
    const std::scoped_lock lock(m_mutex);
    if (m_stop.stop_requested()) return;  // the part may be incomplete
    m_waiting.emplace(number, std::move(found));
    for (auto first = m_waiting.begin(); first != m_waiting.end() && first->first == m_finished && m_count < m_options.enough;
         first = m_waiting.erase(first)) {
      ++m_finished;
      m_count += first->second.count;
      if (m_options.take) m_options.take(std::move(first->second));
    }
    if (m_count >= m_options.enough) m_ended = true;
    if (m_options.progress && m_gate.opens()) m_options.progress({m_plan.share(), m_count});
    m_done.notify_all();
  }

  const Prepared& m_prepared;
  const SearchOptions& m_options;
  const std::stop_token m_stop;
  std::mutex m_mutex;
  std::condition_variable_any m_done;
  Plan m_plan;
  ProgressGate m_gate;
  std::map<std::uint64_t, Found> m_waiting;  // results that wait for earlier parts, by number of the part
  std::uint64_t m_taken = 0;
  std::uint64_t m_finished = 0;  // number of parts passed on
  std::uint64_t m_count = 0;
  bool m_ended = false;
  std::exception_ptr m_failure;
};

std::uint64_t Run::count() const {
  std::uint64_t sum = 0;
  for (const PartSummary::Entry& each : hits) sum += each.count;
  return sum;
}

std::uint64_t search(const Prepared& prepared, const SearchOptions& options, const std::stop_token& stop) {
  return Searcher(prepared, options, stop).run();
}

}  // namespace kotai::query
