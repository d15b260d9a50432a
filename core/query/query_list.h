// A list of the matches of a query, counted once and then read page by page.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/analysis/position_list.h"
#include "core/query/order.h"
#include "core/query/search.h"

namespace kotai::query {

/// List of matches. Thread-safe once constructed. A page reads only the runs that contain it.
class QueryList {
 public:
  /// Scans as much as necessary. If stopped early, the list has the matches of the scanned parts. Throws SolutionError.
  QueryList(SolutionPtr solution, Query query, Order order = Order::AsStored, const std::stop_token& stop = {},
            ListReports reports = {});

  const Query& query() const { return m_prepared->query(); }
  std::uint64_t count() const { return m_count; }
  bool isWhole() const { return m_whole; }
  /// Returns the matches `first` to `first + limit - 1`, or fewer at the end of the list or on a stop request.
  std::vector<ListedPosition> page(std::uint64_t first, std::size_t limit, const std::stop_token& stop = {}) const;

  /// Returns the matches with the given numbers in stored order. The result is in the order of \p numbers, and is
  /// empty on a stop request. Precondition: the numbers are distinct. Reads every run once.
  std::vector<ListedPosition> at(const std::vector<std::uint64_t>& numbers, const std::stop_token& stop = {}) const;

 private:
  struct PageRequest {
    std::uint64_t skipped = 0;  ///< number of unread matches before the page
    std::size_t limit = 0;
    std::vector<ListedPosition> positions = {};
    bool isFull() const { return positions.size() >= limit; }
  };
  void take(Found&& found, ListReports& reports, const std::stop_token& stop);
  void readRank(std::uint64_t rank, PageRequest& page, const std::stop_token& stop) const;

  std::shared_ptr<const Prepared> m_prepared;
  Order m_order;
  bool m_whole = true;
  std::uint64_t m_count = 0;
  std::vector<Run> m_runs;
  std::map<std::uint64_t, std::uint64_t> m_byRank;  // number of matches by rank
};

}  // namespace kotai::query
