#include "solvers/retrograde/animalshogi/reach.h"

#include <algorithm>
#include <stdexcept>

#include "core/games/animalshogi/marks.h"
#include "core/tables/value_coding.h"
#include "solvers/retrograde/animalshogi/reachable.h"
#include "solvers/retrograde/animalshogi/tasks.h"

namespace kotai::animalshogi::engine {

namespace {

// Capacity of each thread's list of zugzwangs. Overflows are detected.
constexpr std::size_t zugzwangRoom = 1U << 19;
constexpr std::size_t farDropRoom = 1U << 15;
/// Number of neighbouring blocks that a thread takes at a time.
constexpr std::uint32_t blocksAtOnce = 8;

/// Counts the reachable positions.
class Survey {
 public:
  Survey(const BlockKernel& kernel, const retrograde::ValueBytes& values, Reachable& found, WorkerPool& pool, unsigned threads,
         const std::stop_token& stop)
      : m_kernel(kernel),
        m_space(kernel.space()),
        m_found(found),
        m_pool(pool),
        m_threads(threads),
        m_stop(stop),
        m_tallies(threads, std::vector<ClassTally>(classCount)),
        m_states(threads) {
    m_zugzwangs.reserve(threads);
    m_farDrops.reserve(threads);
    for (std::size_t thread = 0; thread < threads; ++thread) {
      CountState& state = m_states[thread];
      state.values = values.data();
      state.reached = found.stored.words();
      state.outside = found.outside->words();
      state.tallies = m_tallies[thread].data();
      state.zugzwangs = &m_zugzwangs.emplace_back(zugzwangRoom);
      state.farDrops = &m_farDrops.emplace_back(farDropRoom);
    }
  }

  /// Counts the reachable positions. Returns null if stopped.
  std::unique_ptr<Reach> run() {
    const auto pairs = static_cast<std::size_t>(m_space.outsidePairs().count());
    forEachOnThreads(m_pool, m_threads, pairs, [this](std::size_t thread, std::size_t pair) {
      if (!m_stop.stop_requested()) m_kernel.countOutside(static_cast<int>(pair), m_states[thread]);
    });
    m_found.outside.reset();
    auto result = std::make_unique<Reach>(bitmapWords(m_space.pairCount()));
    countBlocks(*result);
    if (m_stop.stop_requested()) return nullptr;
    collect(*result);
    return result;
  }

 private:
  /// Calls work(block, state) for all blocks.
  template <class Work>
  void forEachBlock(Work&& work) {
    const std::uint32_t blockCount = m_space.blockCount();
    const std::uint32_t stretches = (blockCount + blocksAtOnce - 1) / blocksAtOnce;
    forEachOnThreads(m_pool, m_threads, stretches, [&](std::size_t thread, std::size_t stretch) {
      const std::uint32_t first = static_cast<std::uint32_t>(stretch) * blocksAtOnce;
      for (std::uint32_t block = first; block < std::min(first + blocksAtOnce, blockCount) && !m_stop.stop_requested(); ++block)
        work(m_space.blockAt(block), m_states[thread]);
    });
  }

  void countBlocks(Reach& result) {
    retrograde::Bitmap lost(bitmapWords(m_space.pairCount()));
    retrograde::Bitmap drawn(bitmapWords(m_space.pairCount()));
    for (CountState& state : m_states) {
      state.lost = lost.words();
      state.drawn = drawn.words();
      state.counted = result.counted.words();
      state.onlyMoves = result.onlyMoves.words();
    }
    forEachBlock([this](BlockId block, CountState& state) { m_kernel.turnOutcomes(block, state); });
    forEachBlock([this](BlockId block, CountState& state) { m_kernel.countBlock(block, state); });
  }

  void collect(Reach& result) {
    for (const auto* lists : {&m_zugzwangs, &m_farDrops})
      for (const EntryList& list : *lists)
        if (list.overflown) throw std::length_error("more notable positions than there is room for");
    collectValues(result.values);
    result.marks.parts.resize(classCount);
    for (const EntryList& list : m_zugzwangs)
      for (std::size_t number = 0; number < list.size; ++number) addZugzwang(result, list.entries[number]);
    for (const EntryList& list : m_farDrops)
      for (std::size_t number = 0; number < list.size; ++number) {
        result.farDrops.push_back(list.entries[number].index);
        ++partOf(result.marks, list.entries[number].index).notables[2];
      }
    for (auto* list : {&result.zugzwangs, &result.symmetricZugzwangs, &result.farDrops}) std::sort(list->begin(), list->end());
    addFigures(result);
  }

  PartSummary& partOf(TierSummary& summary, std::uint32_t index) const {
    return summary.parts[static_cast<std::size_t>(m_space.index().classAt(index))];
  }

  /// Adds a zugzwang if the position after passing is also reachable. Precondition: both positions are lost.
  void addZugzwang(Reach& result, Entry entry) {
    const BitPlace place = bitPlaceOf(m_space, entry.block);
    if ((m_found.stored.words()[place.word] & place.bit) == 0) return;
    result.zugzwangs.push_back(entry.index);
    PartSummary& values = partOf(result.values, entry.index);
    PartSummary& marks = partOf(result.marks, entry.index);
    ++values.notables[static_cast<std::size_t>(NotableKind::ZugzwangLossToWin)];
    ++marks.notables[0];
    const std::uint32_t canonical = std::min(entry.block, m_space.imageOf(entry.block));
    if (canonical >= entry.index) ++values.notables[static_cast<std::size_t>(NotableKind::MutualZugzwang)];
    if (canonical != entry.index) return;
    result.symmetricZugzwangs.push_back(entry.index);
    ++marks.notables[1];
  }

  void collectValues(TierSummary& summary) {
    for (std::size_t number = 0; number < classCount; ++number) {
      PartSummary part;
      for (const auto& tallies : m_tallies) {
        const ClassTally& tally = tallies[number];
        part.legalMoves += tally.legalMoves;
        part.maxLegalMoves = std::max(part.maxLegalMoves, tally.maxLegalMoves);
        part.notables[static_cast<std::size_t>(NotableKind::OnlyMoveWins)] += tally.onlyMoveWins;
        part.notables[static_cast<std::size_t>(NotableKind::OnlyMoveDraws)] += tally.onlyMoveDraws;
      }
      for (std::uint32_t each = 0; each < code::undecided; ++each) {
        std::uint64_t count = 0;
        for (const auto& tallies : m_tallies) count += tallies[number].values[each];
        if (count > 0) part.histogram.push_back({decodeValue(ValueCoding::OddWins, each), count});
      }
      std::stable_sort(part.histogram.begin(), part.histogram.end(),
                       [](const auto& left, const auto& right) { return left.value.outcome < right.value.outcome; });
      summary.parts.push_back(std::move(part));
    }
  }

  void addFigures(Reach& result) {
    std::uint64_t positions = 0;
    for (const PartSummary& part : result.values.parts) positions += part.positions();
    std::uint64_t takable = 0;
    std::uint64_t lost = 0;
    for (const CountState& state : m_states) {
      takable += state.lionCapturableHalves;
      lost += state.lostHalves;
    }
    const auto add = [&](std::string_view name, std::uint64_t count) { result.values.statistics.emplace_back(name, count); };
    add(statistic::reachable, positions + takable / 2 + lost / 2);
    add(statistic::lionCapturable, takable / 2);
    add(statistic::lost, lost / 2);
    add(statistic::zugzwang, result.zugzwangs.size());
    add(statistic::symmetricZugzwang, result.symmetricZugzwangs.size());
    add(statistic::farDropOnly, result.farDrops.size());
  }

  const BlockKernel& m_kernel;
  const Space& m_space;
  Reachable& m_found;
  WorkerPool& m_pool;
  unsigned m_threads;
  const std::stop_token& m_stop;
  std::vector<std::vector<ClassTally>> m_tallies;
  std::vector<EntryList> m_zugzwangs;
  std::vector<EntryList> m_farDrops;
  std::vector<CountState> m_states;  // one per thread
};

}  // namespace

std::unique_ptr<Reach> searchReachable(const BlockKernel& kernel, const retrograde::ValueBytes& values, std::uint32_t start,
                                       WorkerPool& pool, unsigned threads, const std::stop_token& stop,
                                       const std::function<void()>& beside) {
  const auto found = findReachable(kernel, start, pool, threads, stop, beside);
  return found ? Survey(kernel, values, *found, pool, threads, stop).run() : nullptr;
}

}  // namespace kotai::animalshogi::engine
