#include "ui/docks/positions/positions_source.h"

#include <chrono>
#include <utility>

#include "core/query/first_hits.h"

namespace kotai::ui {

namespace {

using Clock = std::chrono::steady_clock;

/// The first matches are found before all are counted. Later ones come from the counting search as soon as it has reached them.
constexpr std::chrono::milliseconds firstHitsWithin{400};

void show(SearchState& state, std::vector<ListedPosition>&& first) {
  const std::scoped_lock lock(state.mutex);
  state.first = std::move(first);
}

/// Returns false if counting takes longer.
bool findFirst(const SolutionPtr& solution, const QuerySearch& asked, const std::stop_token& stop) {
  std::stop_source enough;
  const std::stop_callback stopped(stop, [&enough] { enough.request_stop(); });
  const auto begun = Clock::now();
  const query::Prepared prepared(solution, asked.query, stop);
  std::vector<ListedPosition> first;
  const auto add = [&](const query::Hit& hit) { first.push_back({solution->variant()->positionAt(hit.location), hit.value}); };
  query::visitFirst(prepared, asked.order, PositionsSource::firstHits, enough.get_token(), add, [&](const query::Progress&) {
    if (Clock::now() - begun > firstHitsWithin) enough.request_stop();
  });
  if (enough.stop_requested()) return false;
  show(*asked.state, std::move(first));
  return true;
}

}  // namespace

PositionsSource::PositionsSource(SolutionPtr solution, const PositionsAsked& asked, const std::stop_token& stop) {
  if (const auto* filter = std::get_if<PositionFilter>(&asked))
    m_list = std::make_unique<const PositionList>(std::move(solution), *filter, stop);
  else
    search(std::move(solution), std::get<QuerySearch>(asked), stop);
}

void PositionsSource::search(SolutionPtr solution, const QuerySearch& asked, const std::stop_token& stop) {
  std::stop_source either;
  const std::stop_callback stale(stop, [&either] { either.request_stop(); });
  const std::stop_callback enough(asked.state->stop.get_token(), [&either] { either.request_stop(); });
  SearchState& state = *asked.state;
  query::ToldMeanwhile told;
  told.progress = [&state](const query::Progress& now) {
    state.share = now.share;
    state.found = now.found;
  };
  if (!findFirst(solution, asked, either.get_token())) {
    told.beginning = [&state](std::vector<ListedPosition>&& first) { show(state, std::move(first)); };
    told.beginningHits = firstHits;
  }
  m_hits = std::make_unique<const query::QueryList>(std::move(solution), asked.query, asked.order, either.get_token(),
                                                    std::move(told));
}

std::uint64_t PositionsSource::count() const { return m_list ? m_list->count() : m_hits->count(); }

std::vector<ListedPosition> PositionsSource::page(std::uint64_t first, std::size_t limit, const std::stop_token& stop) const {
  return m_list ? m_list->page(first, limit, stop) : m_hits->page(first, limit, stop);
}

}  // namespace kotai::ui
