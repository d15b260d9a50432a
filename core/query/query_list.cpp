#include "core/query/query_list.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace kotai::query {

QueryList::QueryList(SolutionPtr solution, Query query, Order order, const std::stop_token& stop, ListReports reports)
    : m_prepared(std::make_shared<const Prepared>(std::move(solution), std::move(query), stop)), m_order(order) {
  SearchOptions options;
  options.collect = Collect::Runs;
  options.progress = std::move(reports.progress);
  options.take = [&](Found&& found) { take(std::move(found), reports, stop); };
  m_count = search(*m_prepared, options, stop);
  m_whole = !stop.stop_requested();
  for (const Run& run : m_runs)
    for (const PartSummary::Entry& hits : run.hits) m_byRank[rankOf(m_order, hits.value)] += hits.count;
}

void QueryList::take(Found&& found, ListReports& reports, const std::stop_token& stop) {
  for (Run& run : found.runs) m_runs.push_back(std::move(run));
  m_count += found.count;
  if (!reports.beginning || m_order != Order::AsStored || m_count < reports.beginningHits) return;
  PageRequest page{0, reports.beginningHits};
  readRank(rankOf(m_order, {}), page, stop);
  if (!stop.stop_requested()) std::exchange(reports.beginning, {})(std::move(page.positions));
}

std::vector<ListedPosition> QueryList::page(std::uint64_t first, std::size_t limit, const std::stop_token& stop) const {
  PageRequest page{first, limit};
  for (const auto& [rank, count] : m_byRank) {
    if (page.isFull() || stop.stop_requested()) break;
    if (page.skipped >= count)
      page.skipped -= count;
    else
      readRank(rank, page, stop);
  }
  return std::move(page.positions);
}

void QueryList::readRank(std::uint64_t rank, PageRequest& page, const std::stop_token& stop) const {
  const auto isOfRank = [&](Value value) { return rankOf(m_order, value) == rank; };
  PartTasks tasks(*m_prepared, isOfRank);
  TierMoves moves(m_prepared->solution());
  for (const Run& run : m_runs) {
    if (page.isFull() || stop.stop_requested()) return;
    std::uint64_t count = 0;
    for (const PartSummary::Entry& hits : run.hits)
      if (isOfRank(hits.value)) count += hits.count;
    if (page.skipped >= count) {
      page.skipped -= count;
      continue;
    }
    const auto task = tasks.of(run.tier, run.part);
    if (!task) continue;
    PartScan(*m_prepared, *task, moves, stop, {run.begin, run.end}).visit(run.begin, run.end, [&](const Hit& hit) {
      if (page.skipped > 0) {
        --page.skipped;
        return true;
      }
      page.positions.push_back({m_prepared->variant().positionAt(hit.location), hit.value});
      return !page.isFull();
    });
  }
}

std::vector<ListedPosition> QueryList::at(const std::vector<std::uint64_t>& numbers, const std::stop_token& stop) const {
  std::vector<std::size_t> order(numbers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t each) { return numbers[each]; });
  std::vector<ListedPosition> listed(numbers.size());
  PartTasks tasks(*m_prepared, {});
  TierMoves moves(m_prepared->solution());
  std::uint64_t number = 0;
  auto next = order.begin();
  for (const Run& run : m_runs) {
    const std::uint64_t end = number + run.count();
    if (next == order.end() || stop.stop_requested()) break;
    if (numbers[*next] < end) {
      const auto task = tasks.of(run.tier, run.part);
      PartScan(*m_prepared, task.value(), moves, stop, {run.begin, run.end}).visit(run.begin, run.end, [&](const Hit& hit) {
        if (number++ == numbers[*next]) listed[*next++] = {m_prepared->variant().positionAt(hit.location), hit.value};
        return next != order.end() && numbers[*next] < end;
      });
    }
    number = end;
  }
  if (stop.stop_requested()) listed.clear();
  return listed;
}

}  // namespace kotai::query
