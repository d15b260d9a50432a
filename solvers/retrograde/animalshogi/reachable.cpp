#include "solvers/retrograde/animalshogi/reachable.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <vector>

#include "solvers/retrograde/animalshogi/tasks.h"

namespace kotai::animalshogi::engine {

namespace {

constexpr double enoughOfMost = 0.5;

class Search {
 public:
  Search(const BlockKernel& kernel, WorkerPool& pool, unsigned threads, const std::stop_token& stop)
      : m_kernel(kernel), m_pool(pool), m_threads(threads), m_stop(stop) {
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

  std::unique_ptr<Reachable> run(std::uint32_t start) {
    for (const std::uint32_t index : {start, imageOf(start)}) {
      const BitPlace place = bitPlaceOf(index);
      m_found->stored.words()[place.word] |= place.bit;
      m_waiting[place.block] = 1;
    }
    while (std::any_of(m_waiting.begin(), m_waiting.end(), [](const auto& each) { return each != 0; }))
      if (!pass()) return nullptr;
    return std::move(m_found);
  }

 private:
  /// False if stopped.
  bool pass() {
    runInOrder(m_pool, m_threads, surveyGroupCount, [&](std::size_t number) { searchGroup(m_order[number]); });
    return !m_stop.stop_requested();
  }

  /// Searches on from those blocks of a group in which most waits for its size. The others are left until more has come
  /// together: what a row costs does not depend on how many of its positions are new.
  void searchGroup(std::size_t group) {
    double most = 0;
    forEachBlock(group, [&](std::uint32_t block) { most = std::max(most, shareWaiting(block)); });
    forEachBlock(group, [&](std::uint32_t block) {
      if (m_waiting[block] == 0 || shareWaiting(block) < most * enoughOfMost || m_stop.stop_requested()) return;
      m_waiting[block].exchange(0);  // before its bits are read: what comes later counts anew
      m_kernel.searchBlock(blockAt(block), m_states[group]);
    });
  }

  template <class Visit>
  static void forEachBlock(std::size_t group, Visit&& visit) {
    for (std::uint32_t block = 0; block < blockCount; ++block)
      if (surveyGroups()[block % lionPairCount] == group) visit(block);
  }
  double shareWaiting(std::uint32_t block) const {
    return static_cast<double>(m_waiting[block]) / Layouts::get()[blockAt(block).materialClass].blockSize;
  }

  const BlockKernel& m_kernel;
  WorkerPool& m_pool;
  unsigned m_threads;
  const std::stop_token& m_stop;
  std::unique_ptr<Reachable> m_found = std::make_unique<Reachable>();
  retrograde::Bitmap m_searched{bitmapWords(lionPairCount)};
  retrograde::Bitmap m_seen{bitmapWords(lionPairCount)};
  std::vector<std::atomic<std::uint32_t>> m_waiting = std::vector<std::atomic<std::uint32_t>>(blockCount);
  std::array<SearchState, surveyGroupCount> m_states;
  std::array<std::size_t, surveyGroupCount> m_order = largestFirst<surveyGroupCount>(surveyGroups());
};

}  // namespace

BitPlace bitPlaceOf(std::uint32_t index) {
  const BlockPlace place = placeOf(index);
  return {firstWordOf(*place.layout, place.block.pair, lionPairCount) + place.rank / 64, std::uint64_t{1} << place.rank % 64,
          numberOf(place.block)};
}

std::unique_ptr<Reachable> findReachable(const BlockKernel& kernel, std::uint32_t start, WorkerPool& pool, unsigned threads,
                                         const std::stop_token& stop) {
  return Search(kernel, pool, threads, stop).run(start);
}

}  // namespace kotai::animalshogi::engine
