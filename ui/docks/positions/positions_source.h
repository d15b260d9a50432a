// Source of the Positions dock: notable positions, or the matches of a query.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

#include "core/analysis/position_list.h"
#include "core/query/query_list.h"

namespace kotai::ui {

/// Progress of a search: written by its thread, read by the GUI thread.
struct SearchState {
  std::stop_source stop;  ///< the user stopped the search
  std::atomic<double> share = 0;
  std::atomic<std::uint64_t> found = 0;
  std::mutex mutex;
  std::optional<std::vector<ListedPosition>> first;  ///< the first matches, once known; protected by the mutex
};

struct QuerySearch {
  query::Query query;
  query::Order order = query::Order::AsStored;
  std::shared_ptr<SearchState> state;
};

using PositionsAsked = std::variant<PositionFilter, QuerySearch>;

/// Thread-safe once constructed.
class PositionsSource {
 public:
  /// Counts the positions; throws SolutionError. The state can stop a query. The list then contains the matches so far.
  PositionsSource(SolutionPtr solution, const PositionsAsked& asked, const std::stop_token& stop);

  std::uint64_t count() const;
  /// Returns false if the user stopped the search.
  bool isWhole() const { return !m_hits || m_hits->isWhole(); }
  std::vector<ListedPosition> page(std::uint64_t first, std::size_t limit, const std::stop_token& stop = {}) const;

  /// See PositionList. Queries have no fast way.
  using Drawn = PositionList::Drawn;
  std::optional<Drawn> drawnNear(std::uint64_t number, const std::stop_token& stop) const {
    return m_list ? m_list->drawnNear(number, stop) : std::nullopt;
  }
  PositionList::Numbered numbered(const Drawn& drawn, std::size_t limit, const std::stop_token& stop) const {
    return m_list->numbered(drawn, limit, stop);
  }

  static constexpr std::size_t firstHits = 64;

 private:
  void search(SolutionPtr solution, const QuerySearch& asked, const std::stop_token& stop);

  std::unique_ptr<const PositionList> m_list;
  std::unique_ptr<const query::QueryList> m_hits;  // used instead, for queries
};

}  // namespace kotai::ui
