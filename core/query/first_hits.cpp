#include "core/query/first_hits.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/query/measure.h"

namespace kotai::query {

/// Returns the possible ranks of matches, according to the summaries.
static std::vector<std::uint64_t> possibleRanks(const Prepared& prepared, Order order, const std::stop_token& stop) {
  std::set<std::uint64_t> ranks;
  Plan plan(prepared, {});
  while (const auto task = plan.next()) {
    if (stop.stop_requested()) break;
    for (const PartTask::Judged& each : task->values) ranks.insert(rankOf(order, each.value));
  }
  return {ranks.begin(), ranks.end()};
}

/// Sorts matches of several ranks. Discards all but the first `wanted` matches.
class Sorted {
 public:
  using RankOf = std::function<std::uint64_t(const Hit&)>;
  Sorted(RankOf rankOf, std::uint64_t wanted) : m_rankOf(std::move(rankOf)), m_wanted(wanted) {}

  void add(const std::vector<Hit>& hits) {
    for (const Hit& hit : hits) m_hits.push_back({m_rankOf(hit), hit});
    m_count += hits.size();
    if (m_hits.size() / 2 > m_wanted) sort();
  }
  void visit(const std::function<void(const Hit&)>& visit) {
    sort();
    for (const Ranked& each : m_hits) visit(each.hit);
  }
  std::uint64_t count() const { return m_count; }

 private:
  struct Ranked {
    std::uint64_t rank = 0;
    Hit hit;
  };
  void sort() {
    std::ranges::sort(m_hits, {}, [](const Ranked& each) { return std::pair(each.rank, each.hit.location); });
    if (m_hits.size() > m_wanted) m_hits.resize(m_wanted);
  }

  RankOf m_rankOf;
  std::uint64_t m_wanted;
  std::uint64_t m_count = 0;
  std::vector<Ranked> m_hits;
};

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
    options.collect = Collect::Hits;
    options.progress = progress;
    const auto pass = [&](const Hit& hit) {
      if (++first.count <= wanted) visit(hit);
    };
    if (order != Order::AsStored)
      options.values = [&, low = ranks[begin], high = ranks[end - 1]](Value value) {
        return rankOf(order, value) >= low && rankOf(order, value) <= high;
      };
    Sorted sorted([order](const Hit& hit) { return rankOf(order, hit.value); }, missing);
    const bool single = end - begin == 1;
    // One more match than wanted shows whether there are more.
    if (single) options.enough = missing == UINT64_MAX ? missing : missing + 1;
    options.take = [&](Found&& found) {
      if (single)
        for (const Hit& hit : found.hits) pass(hit);
      else
        sorted.add(found.hits);
    };
    search(prepared, options, stop);
    if (!stop.stop_requested()) sorted.visit(pass);
    if (first.count > wanted || sorted.count() > missing || (first.count == wanted && end < ranks.size())) first.all = false;
    batch *= 2;
  }
  first.count = std::min(first.count, wanted);
  return first;
}

std::uint64_t visitLeast(const Prepared& prepared, const Sum& number, std::uint64_t wanted, const std::stop_token& stop,
                         const std::function<void(const Hit&)>& visit, const std::function<void(const Progress&)>& progress) {
  constexpr auto zero = std::uint64_t{1} << 63;  // represents 0; negative numbers are smaller
  Sorted sorted(
      [&](const Hit& hit) {
        const auto known = Measure(prepared.solution(), prepared.words(), hit.location, hit.value).number(number);
        return known ? zero + static_cast<std::uint64_t>(*known) : UINT64_MAX;
      },
      wanted);
  SearchOptions options;
  options.collect = Collect::Hits;
  options.progress = progress;
  options.take = [&](Found&& found) { sorted.add(found.hits); };
  const std::uint64_t count = search(prepared, options, stop);
  if (!stop.stop_requested()) sorted.visit(visit);
  return count;
}

}  // namespace kotai::query
