#include "solvers/retrograde/animalshogi/reachable.h"

#include <algorithm>
#include <array>
#include <vector>

#include "solvers/retrograde/animalshogi/tasks.h"

namespace kotai::animalshogi::engine {

namespace {

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
      state.rows.resize(rows);
      for (auto& after : state.after) after.resize(words + 2);
    }
  }

  std::unique_ptr<Reachable> run(std::uint32_t start) {
    for (const std::uint32_t index : {start, imageOf(start)}) {
      const BitPlace place = bitPlaceOf(index);
      m_found->stored.words()[place.word] |= place.bit;
      m_touched[place.block] = 1;
    }
    while (std::any_of(m_touched.begin(), m_touched.end(), [](std::uint8_t each) { return each != 0; }))
      if (!pass()) return nullptr;
    return std::move(m_found);
  }

 private:
  /// Searches on from every block that something new was reached in. False if stopped.
  bool pass() {
    std::vector<std::uint8_t> next(blockCount, 0);
    runInOrder(m_pool, m_threads, surveyGroupCount, [&](std::size_t number) {
      const std::size_t group = m_order[number];
      m_states[group].touchedBlocks = next.data();
      for (std::uint32_t block = 0; block < blockCount; ++block)
        if (m_touched[block] != 0 && surveyGroups()[block % lionPairCount] == group && !m_stop.stop_requested())
          m_kernel.searchBlock(blockAt(block), m_states[group]);
    });
    m_touched.swap(next);
    return !m_stop.stop_requested();
  }

  const BlockKernel& m_kernel;
  WorkerPool& m_pool;
  unsigned m_threads;
  const std::stop_token& m_stop;
  std::unique_ptr<Reachable> m_found = std::make_unique<Reachable>();
  retrograde::Bitmap m_searched{bitmapWords(lionPairCount)};
  retrograde::Bitmap m_seen{bitmapWords(lionPairCount)};
  std::vector<std::uint8_t> m_touched = std::vector<std::uint8_t>(blockCount, 0);
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
