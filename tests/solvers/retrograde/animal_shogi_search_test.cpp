// Tests that reachable positions and their counts are the same for any number of threads and any kernel. Also
// tests that damaged values are not used to count the positions of a different start position.
#include <QTest>
#include <algorithm>

#include "core/base/errors.h"
#include "core/base/parallel.h"
#include "core/games/animalshogi/index.h"
#include "core/games/animalshogi/marks.h"
#include "core/games/animalshogi/variant.h"
#include "core/tables/solution_writer.h"
#include "solvers/base/processor.h"
#include "solvers/retrograde/animalshogi/reach.h"
#include "tests/core/same_summary.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"
#include "tests/solvers/retrograde/solve_into.h"

using namespace kotai;
using namespace kotai::animalshogi;
using namespace kotai::animalshogi::engine;

constexpr TierId onlyTier{0};

static std::uint32_t startOf(const Variant& variant) {
  return static_cast<std::uint32_t>(variant.locate(variant.start()).index.value);
}

/// Reads the codes of all positions into \p values. The file uses the same codes as the solver.
static void readValues(const Solution& solution, retrograde::ValueBytes& values) {
  const TierGraph& tiers = solution.variant()->tierGraph();
  for (int part = 0; part < tiers.partCount(onlyTier); ++part) {
    const StoredValues stored = solution.storedValues(onlyTier, part);
    std::uint8_t* const codes = values.data() + tiers.partFirst(onlyTier, part);
    for (std::uint64_t number = 0; number < stored.size(); ++number)
      codes[number] = static_cast<std::uint8_t>(stored.codeAt(number));
  }
}

/// Writes a solution with valid checksums in which every position is a draw without marks, except for one wrong
/// byte.
static void writeWithWrongByte(const std::filesystem::path& folder, std::string_view id, int wrongPlane, std::byte wrong) {
  SolutionWriter writer(folder, test::variant(id), ValueCoding::OddWins);
  const auto inParallel = [](std::size_t count, const std::function<void(std::size_t)>& work) {
    runParallel(count, 2, {}, work);
  };
  for (std::uint16_t plane = 0; plane <= marksPlaneCount; ++plane) {
    const auto fill = [&](std::uint64_t first, std::span<std::byte> plain) {
      std::ranges::fill(plain, std::byte{code::draw});
      if (plane == wrongPlane && first == 0) plain.front() = wrong;
    };
    writer.appendBlocks({{onlyTier, plane}, 1, Index::get(Tries::Win).positionCount()}, {}, fill, inParallel, {});
  }
  writer.finish();
}

/// Returns the number of positions with a mark either in the solution or in \p found, but not in both.
static std::uint64_t differences(const Solution& solution, const retrograde::Bitmap& found, Flag mark) {
  std::uint64_t count = 0;
  for (int materialClass = 0; materialClass < classCount; ++materialClass) {
    const ClassLayout& layout = Layouts::get()[materialClass];
    const std::vector<std::uint8_t> marks = solution.partMarks(onlyTier, materialClass, flagPlane);
    const int pairs = Space::get(Tries::Win).pairCount();
    for (int pair = 0; pair < pairs; ++pair) {
      const std::uint8_t* const flags = marks.data() + static_cast<std::uint32_t>(pair) * layout.blockSize;
      const std::uint64_t* const words = found.words() + firstWordOf(layout, pair, pairs);
      for (std::uint32_t rank = 0; rank < layout.blockSize; ++rank)
        count += ((flags[rank] & mark) != 0) != ((words[rank / 64] >> rank % 64 & 1U) != 0) ? 1 : 0;
    }
  }
  return count;
}

class AnimalShogiSearchTest : public QObject {
  Q_OBJECT

 private slots:
  void anyNumberOfThreadsAndKernel();
  void stops();
  void damagedUsualSolution_data();
  void damagedUsualSolution();
};

/// Compares results with the file of ui_animal_shogi_docks. That test solves with one thread per processor and
/// the fastest kernel.
void AnimalShogiSearchTest::anyNumberOfThreadsAndKernel() {
  const SolutionPtr solution = test::sharedSolution("animalshogi");
  auto plain = mayUseAvx2() ? makeAvx2BlockKernel({}) : nullptr;
  if (!plain) plain = makePortableBlockKernel({});
  const unsigned threads = threadCount(0) + 1;
  WorkerPool pool(threads);
  int beside = 0;
  retrograde::ValueBytes values(Index::get(Tries::Win).positionCount());
  readValues(*solution, values);
  const auto reach = searchReachable(*plain, values, startOf(*solution->variant()), pool, threads, {}, [&beside] { ++beside; });
  QCOMPARE(beside, 1);
  QCOMPARE(differences(*solution, reach->counted, Counted), std::uint64_t{0});
  QCOMPARE(differences(*solution, reach->onlyMoves, OnlyMove), std::uint64_t{0});
  TierSummary written = solution->tierSummary(onlyTier);
  std::erase_if(written.statistics, [](const auto& figure) { return figure.first == statistic::proof; });
  QVERIFY(test::same(reach->values, written));
  QVERIFY(test::same(reach->marks, solution->planeSummary(onlyTier, flagPlane)));
  // Tanaka counts 99,485,568 unfinished positions, and 246,803,167 positions including the finished positions.
  std::uint64_t counted = 0;
  for (const PartSummary& part : reach->values.parts) counted += part.positions();
  QCOMPARE(counted, 99'485'568U);
  const auto& figures = reach->values.statistics;
  const auto reachable = std::ranges::find_if(figures, [](const auto& each) { return each.first == statistic::reachable; });
  QVERIFY(reachable != figures.end());
  QCOMPARE(reachable->second, 246'803'167U);
}

void AnimalShogiSearchTest::stops() {
  std::stop_source stop;
  stop.request_stop();
  WorkerPool pool(2);
  const retrograde::ValueBytes values(Index::get(Tries::Win).positionCount());
  QVERIFY(searchReachable(*makeBlockKernel({}), values, startOf(*test::variant("animalshogi")), pool, 2, stop.get_token(),
                          [] {}) == nullptr);
}

void AnimalShogiSearchTest::damagedUsualSolution_data() {
  QTest::addColumn<int>("plane");
  QTest::addColumn<int>("byte");
  QTest::newRow("undecided value") << 0 << int{code::undecided};
  QTest::newRow("largest byte as a value") << 0 << 255;
  QTest::newRow("mark of no round") << int{matePlane} << int{mate::open - mate::marked + 1};
  QTest::newRow("largest byte as a mark") << int{mateOrTryPlane} << 255;
}

/// A pack from an unknown source may contain any bytes. When the program counts the positions of a different
/// start position, it refuses damaged bytes and names the file. Without drops, few positions are reachable, so
/// the search is quick.
void AnimalShogiSearchTest::damagedUsualSolution() {
  QFETCH(int, plane);
  QFETCH(int, byte);
  const test::DataFolder folder;
  writeWithWrongByte(folder.path(), withoutDrops, plane, static_cast<std::byte>(byte));
  try {
    retrograde::solve(test::variant(std::string(withoutDrops) + ",start=gle_c2_2C_ELG"), test::optionsFor(folder), {});
    QFAIL("damaged bytes were counted");
  } catch (const SolutionError& error) {
    QVERIFY(error.fault() == SolutionFault::DamagedTier);
    QCOMPARE(error.file().filename().string(), std::string("animalshogi-drops-no.kotai"));
  }
}

KOTAI_TEST(AnimalShogiSearchTest)
#include "animal_shogi_search_test.moc"
