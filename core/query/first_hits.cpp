#include "core/query/first_hits.h"

#include <algorithm>
#include <set>

namespace kotai::query {

namespace {

/// The ranks that hits can have, by the summaries.
std::vector<std::uint64_t> possibleRanks(const Prepared& prepared, Order order, const std::stop_token& stop) {
  std::set<std::uint64_t> ranks;
  Plan plan(prepared, {});
  while (const auto task = plan.next()) {
    if (stop.stop_requested()) break;
    for (const PartTask::Judged& each : task->values) ranks.insert(rankOf(order, each.value));
  }
  return {ranks.begin(), ranks.end()};
}

/// Hits of several ranks, of which only the first ones are kept.
class Sorted {
 public:
  Sorted(Order order, std::uint64_t wanted) : m_order(order), m_wanted(wanted) {}

  void add(const std::vector<Hit>& hits) {
    m_hits.insert(m_hits.end(), hits.begin(), hits.end());
    m_count += hits.size();
    if (m_hits.size() / 2 > m_wanted) sort();
  }
  const std::vector<Hit>& sorted() {
    sort();
    return m_hits;
  }
  std::uint64_t count() const { return m_count; }

 private:
  void sort() {
    std::ranges::sort(m_hits, {}, [this](const Hit& hit) { return std::pair(rankOf(m_order, hit.value), hit.location); });
    if (m_hits.size() > m_wanted) m_hits.resize(m_wanted);
  }

  Order m_order;
  std::uint64_t m_wanted;
  std::uint64_t m_count = 0;
  std::vector<Hit> m_hits;
};

}  // namespace

FirstHits visitFirst(const Prepared& prepared, Order order, std::uint64_t wanted, const std::stop_token& stop,
                     const std::function<void(const Hit&)>& visit, const std::function<void(const Progress&)>& progress) {
  const std::vector<std::uint64_t> ranks =
      order == Order::AsStored ? std::vector<std::uint64_t>{0} : possibleRanks(prepared, order, stop);
  FirstHits first;
  std::size_t batch = 1;
  for (std::size_t begin = 0; begin < ranks.size() && first.all && !stop.stop_requested(); begin += batch / 2) {
    const std::uint64_t missing = wanted - first.count;
    const std::size_t end = std::min(ranks.size(), begin + batch);
    SearchOptions options;
    options.keep = Keep::Hits;
    options.progress = progress;
    const auto pass = [&](const Hit& hit) {
      if (++first.count <= wanted) visit(hit);
    };
    if (order != Order::AsStored)
      options.values = [&, low = ranks[begin], high = ranks[end - 1]](Value value) {
        return rankOf(order, value) >= low && rankOf(order, value) <= high;
      };
    Sorted sorted(order, missing);
    const bool single = end - begin == 1;
    // One more than wanted tells whether there are more.
    if (single) options.enough = missing == UINT64_MAX ? missing : missing + 1;
    options.take = [&](Found&& found) {
      if (single)
        for (const Hit& hit : found.hits) pass(hit);
      else
        sorted.add(found.hits);
    };
    search(prepared, options, stop);
    if (!stop.stop_requested())
      for (const Hit& hit : sorted.sorted()) pass(hit);
    if (first.count > wanted || sorted.count() > missing || (first.count == wanted && end < ranks.size())) first.all = false;
    batch *= 2;
  }
  first.count = std::min(first.count, wanted);
  return first;
}

}  // namespace kotai::query
