#include "solvers/retrograde/animalshogi/reachable.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

namespace kotai::animalshogi::engine {

namespace {

constexpr double enoughOfMost = 0.5;

class Search {
 public:
  Search(const BlockKernel& kernel, WorkerPool& pool, unsigned threads, const std::stop_token& stop)
      : m_kernel(kernel), m_space(kernel.space()), m_pool(pool), m_threads(threads), m_stop(stop) {
    std::uint32_t rows = 0;
    std::uint32_t words = 0;
    for (int number = 0; number < classCount; ++number) {
      rows = std::max(rows, Layouts::get()[number].rows);
      words = std::max(words, Layouts::get()[number].blockWords);
    }
    for (SearchState& state : m_states) {
      state.reached = m_found->stored.words();
      state.searched = m_searched.words();
      state.seen = m_seen.words();
      state.outside = m_found->outside->words();
      state.waiting = m_waiting.data();
      state.rows.resize(rows);
      for (auto& after : state.after) after.resize(words + 2);
    }
  }

  std::unique_ptr<Reachable> run(std::uint32_t start, const std::function<void()>& beside) {
    for (const std::uint32_t index : {start, m_space.imageOf(start)}) {
      const BitPlace place = bitPlaceOf(m_space, index);
      m_found->stored.words()[place.word] |= place.bit;
      m_waiting[place.block] = 1;
    }
    m_pool.forEach(m_threads, [&](std::size_t thread) {
      if (thread + 1 == m_threads) beside();
      while (const auto group = nextGroup()) {
        const Taken taken(*this, *group);
        searchGroup(*group);
      }
    });
    return m_stop.stop_requested() ? nullptr : std::move(m_found);
  }

 private:
  /// Takes the free group with the most waiting positions. Two groups never write to the same block. Returns
  /// nothing when the search is complete or stopped.
  std::optional<std::size_t> nextGroup() {
    std::unique_lock lock(m_mutex);
    for (;;) {
      if (m_stop.stop_requested()) return std::nullopt;
      std::array<std::uint64_t, groupsOfLions> waiting{};
      for (std::uint32_t block = 0; block < m_space.blockCount(); ++block)
        waiting[groupOf(block)] += m_waiting[block].load(std::memory_order_relaxed);
      std::optional<std::size_t> most;
      for (std::size_t group = 0; group < groupsOfLions; ++group)
        if (!m_taken[group] && waiting[group] > (most ? waiting[*most] : 0)) most = group;
      if (most) m_taken[*most] = true;
      if (most || std::ranges::count(m_taken, true) == 0) return most;
      m_freed.wait(lock);
    }
  }
  /// A taken group, which is released on destruction.
  class Taken {
   public:
    Taken(Search& search, std::size_t group) : m_search(search), m_group(group) {}
    ~Taken() {
      const std::scoped_lock lock(m_search.m_mutex);
      m_search.m_taken[m_group] = false;
      m_search.m_freed.notify_all();
    }
    Taken(const Taken&) = delete;
    Taken& operator=(const Taken&) = delete;

   private:
    Search& m_search;
    std::size_t m_group;
  };

  /// Searches the blocks of a group that have the most waiting positions relative to their size. Other blocks
  /// wait for more positions, because a row costs the same for any number of new positions.
  void searchGroup(std::size_t group) {
    double most = 0;
    forEachBlock(group, [&](std::uint32_t block) { most = std::max(most, shareWaiting(block)); });
    forEachBlock(group, [&](std::uint32_t block) {
      if (m_waiting[block] == 0 || shareWaiting(block) < most * enoughOfMost || m_stop.stop_requested()) return;
      m_waiting[block].exchange(0);  // cleared before the bits are read, so that later arrivals count again
      m_kernel.searchBlock(m_space.blockAt(block), m_states[group]);
    });
  }

  std::size_t groupOf(std::uint32_t block) const {
    return m_space.surveyGroups()[static_cast<std::size_t>(m_space.blockAt(block).pair)];
  }
  template <class Visit>
  void forEachBlock(std::size_t group, Visit&& visit) const {
    for (std::uint32_t block = 0; block < m_space.blockCount(); ++block)
      if (groupOf(block) == group) visit(block);
  }
  double shareWaiting(std::uint32_t block) const {
    return static_cast<double>(m_waiting[block]) / m_space.index().blockSize(m_space.blockAt(block).materialClass);
  }

  const BlockKernel& m_kernel;
  const Space& m_space;
  WorkerPool& m_pool;
  unsigned m_threads;
  const std::stop_token& m_stop;
  std::unique_ptr<Reachable> m_found = std::make_unique<Reachable>(m_space);
  retrograde::Bitmap m_searched{bitmapWords(m_space.pairCount())};
  retrograde::Bitmap m_seen{bitmapWords(m_space.pairCount())};
  std::vector<std::atomic<std::uint32_t>> m_waiting = std::vector<std::atomic<std::uint32_t>>(m_space.blockCount());
  std::array<SearchState, groupsOfLions> m_states;
  std::mutex m_mutex;
  std::condition_variable m_freed;
  std::array<bool, groupsOfLions> m_taken{};
};

}  // namespace

BitPlace bitPlaceOf(const Space& space, std::uint32_t index) {
  const BlockPlace place = space.placeOf(index);
  return {firstWordOf(*place.layout, place.block.pair, space.pairCount()) + place.rank / 64, std::uint64_t{1} << place.rank % 64,
          space.numberOf(place.block)};
}

std::unique_ptr<Reachable> findReachable(const BlockKernel& kernel, std::uint32_t start, WorkerPool& pool, unsigned threads,
                                         const std::stop_token& stop, const std::function<void()>& beside) {
  return Search(kernel, pool, threads, stop).run(start, beside);
}

}  // namespace kotai::animalshogi::engine
