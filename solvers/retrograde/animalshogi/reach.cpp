#include "solvers/retrograde/animalshogi/reach.h"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "core/games/animalshogi/marks.h"
#include "core/tables/value_coding.h"
#include "solvers/retrograde/animalshogi/tasks.h"

namespace kotai::animalshogi::engine {

namespace {

// Of each group; a list that is too small is noticed.
constexpr std::size_t zugzwangRoom = 1U << 16;
constexpr std::size_t farDropRoom = 1U << 12;

struct BitPlace {
  std::uint64_t word;
  std::uint64_t bit;
  std::uint32_t block;
};

BitPlace bitPlaceOf(std::uint32_t index) {
  const BlockPlace place = placeOf(index);
  return {firstWordOf(*place.layout, place.block.pair, lionPairCount) + place.rank / 64, std::uint64_t{1} << place.rank % 64,
          numberOf(place.block)};
}

class Search {
 public:
  Search(const BlockKernel& kernel, const retrograde::ValueBytes& values, WorkerPool& pool, unsigned threads,
         const std::stop_token& stop)
      : m_kernel(kernel),
        m_values(values),
        m_pool(pool),
        m_threads(threads),
        m_stop(stop),
        m_storedWords(Layouts::get().wordsPerPair() * lionPairCount),
        m_reached(m_storedWords),
        m_searched(m_storedWords),
        m_outside(Layouts::get().wordsPerPair() * static_cast<std::uint64_t>(OutsidePairs::get().count())),
        m_tallies(surveyGroupCount, std::vector<ClassTally>(classCount)),
        m_touched(blockCount, 0) {
    for (std::size_t group = 0; group < surveyGroupCount; ++group) {
      m_zugzwangs.emplace_back(zugzwangRoom);
      m_farDrops.emplace_back(farDropRoom);
    }
  }

  std::unique_ptr<Reach> run(std::uint32_t start) {
    auto result = std::make_unique<Reach>(m_storedWords);
    prepare(*result);
    for (const std::uint32_t index : {start, imageOf(start)}) {
      const BitPlace place = bitPlaceOf(index);
      m_reached.words()[place.word] |= place.bit;
      m_touched[place.block] = 1;
    }
    while (std::any_of(m_touched.begin(), m_touched.end(), [](std::uint8_t each) { return each != 0; }))
      if (!pass()) return nullptr;
    collect(*result);
    return result;
  }

 private:
  void prepare(Reach& result) {
    for (std::size_t group = 0; group < surveyGroupCount; ++group) {
      Survey& survey = m_surveys[group];
      survey.values = m_values.data();
      survey.reached = m_reached.words();
      survey.searched = m_searched.words();
      survey.counted = result.counted.words();
      survey.onlyMoves = result.onlyMoves.words();
      survey.outside = m_outside.words();
      survey.tallies = m_tallies[group].data();
      survey.zugzwangs = &m_zugzwangs[group];
      survey.farDrops = &m_farDrops[group];
    }
  }

  /// Searches on from every block that something new was reached in. False if stopped.
  bool pass() {
    std::vector<std::uint8_t> next(blockCount, 0);
    runInOrder(m_pool, m_threads, surveyGroupCount, [&](std::size_t number) {
      const std::size_t group = m_order[number];
      m_surveys[group].touchedBlocks = next.data();
      for (std::uint32_t block = 0; block < blockCount; ++block)
        if (m_touched[block] != 0 && surveyGroups()[block % lionPairCount] == group && !m_stop.stop_requested())
          m_kernel.surveyBlock(blockAt(block), m_surveys[group]);
    });
    m_touched.swap(next);
    return !m_stop.stop_requested();
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

  static PartSummary& partOf(TierSummary& summary, std::uint32_t index) {
    return summary.parts[static_cast<std::size_t>(Index::get().classAt(index))];
  }

  /// An entry's position and the one after passing are both lost; they count if the latter can be reached as well.
  void addZugzwang(Reach& result, Entry entry) {
    const BitPlace place = bitPlaceOf(entry.block);
    if ((m_reached.words()[place.word] & place.bit) == 0) return;
    result.zugzwangs.push_back(entry.index);
    PartSummary& values = partOf(result.values, entry.index);
    PartSummary& marks = partOf(result.marks, entry.index);
    ++values.notables[static_cast<std::size_t>(NotableKind::ZugzwangLossToWin)];
    ++marks.notables[0];
    const std::uint32_t canonical = std::min(entry.block, imageOf(entry.block));
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
        part.mostLegalMoves = std::max(part.mostLegalMoves, tally.mostLegalMoves);
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
    for (const Survey& survey : m_surveys) {
      takable += survey.lionTakableHalves;
      lost += survey.lostHalves;
    }
    const auto add = [&](std::string_view name, std::uint64_t count) { result.values.statistics.emplace_back(name, count); };
    add(statistic::reachable, positions + takable / 2 + lost / 2);
    add(statistic::lionTakable, takable / 2);
    add(statistic::lost, lost / 2);
    add(statistic::zugzwang, result.zugzwangs.size());
    add(statistic::symmetricZugzwang, result.symmetricZugzwangs.size());
    add(statistic::farDropOnly, result.farDrops.size());
  }

  const BlockKernel& m_kernel;
  const retrograde::ValueBytes& m_values;
  WorkerPool& m_pool;
  unsigned m_threads;
  const std::stop_token& m_stop;
  std::uint64_t m_storedWords;
  retrograde::Bitmap m_reached;
  retrograde::Bitmap m_searched;
  retrograde::Bitmap m_outside;
  std::vector<std::vector<ClassTally>> m_tallies;
  std::vector<std::uint8_t> m_touched;
  std::vector<EntryList> m_zugzwangs;
  std::vector<EntryList> m_farDrops;
  std::array<Survey, surveyGroupCount> m_surveys;
  std::array<std::size_t, surveyGroupCount> m_order = largestFirst<surveyGroupCount>(surveyGroups());
};

}  // namespace

std::unique_ptr<Reach> searchReachable(const BlockKernel& kernel, const retrograde::ValueBytes& values, std::uint32_t start,
                                       WorkerPool& pool, unsigned threads, const std::stop_token& stop) {
  return Search(kernel, values, pool, threads, stop).run(start);
}

}  // namespace kotai::animalshogi::engine
