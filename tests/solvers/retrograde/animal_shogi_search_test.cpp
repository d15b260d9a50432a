// What can be reached from the start, and what is counted over it, is the same on any number of threads and by any kernel.
#include <QTest>
#include <algorithm>

#include "core/game/registry.h"
#include "core/games/animalshogi/index.h"
#include "core/games/animalshogi/marks.h"
#include "core/games/animalshogi/variant.h"
#include "solvers/retrograde/animalshogi/reach.h"
#include "tests/core/same_summary.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::animalshogi;
using namespace kotai::animalshogi::engine;

namespace {

bool same(const retrograde::Bitmap& one, const retrograde::Bitmap& two, std::uint64_t words) {
  return std::equal(one.words(), one.words() + words, two.words());
}

}  // namespace

class AnimalShogiSearchTest : public QObject {
  Q_OBJECT

 private slots:
  void anyNumberOfThreadsAndKernel();
  void stops();
};

/// Some positions being lost here and there, and all others a draw.
void AnimalShogiSearchTest::anyNumberOfThreadsAndKernel() {
  const auto variant = *parseVariant("animalshogi");
  const auto start = static_cast<std::uint32_t>(variant->locate(variant->start()).index.value);
  auto plain = makeMachineBlockKernel(true);
  if (!plain) plain = makePortableBlockKernel(true);
  retrograde::ValueBytes values(Index::get().positionCount());
  for (std::uint32_t index = 0; index < values.size(); ++index)
    values[index] = index * 2654435761U >> 16 == 0 ? code::lossInTwo : code::draw;
  const auto search = [&](const BlockKernel& kernel, unsigned threads, int& beside) {
    WorkerPool pool(threads);
    return searchReachable(kernel, values, start, pool, threads, {}, [&beside] { ++beside; });
  };
  int beside = 0;
  const auto alone = search(*makeBlockKernel(true), 1, beside);
  const auto together = search(*plain, 3, beside);
  QCOMPARE(beside, 2);
  const std::uint64_t words = Layouts::get().wordsPerPair() * lionPairCount;
  QVERIFY(same(alone->counted, together->counted, words) && same(alone->onlyMoves, together->onlyMoves, words));
  QVERIFY(test::same(alone->values, together->values) && test::same(alone->marks, together->marks));
  // Tanaka: 99,485,568 positions that are not over, 246,803,167 with those that are.
  std::uint64_t counted = 0;
  for (const PartSummary& part : alone->values.parts) counted += part.positions();
  QCOMPARE(counted, 99'485'568U);
  const auto& figures = alone->values.statistics;
  const auto reachable = std::ranges::find_if(figures, [](const auto& each) { return each.first == statistic::reachable; });
  QVERIFY(reachable != figures.end());
  QCOMPARE(reachable->second, 246'803'167U);
}

void AnimalShogiSearchTest::stops() {
  const auto variant = *parseVariant("animalshogi");
  const auto start = static_cast<std::uint32_t>(variant->locate(variant->start()).index.value);
  std::stop_source stop;
  stop.request_stop();
  WorkerPool pool(2);
  const retrograde::ValueBytes values(Index::get().positionCount());
  QVERIFY(searchReachable(*makeBlockKernel(true), values, start, pool, 2, stop.get_token(), [] {}) == nullptr);
}

KOTAI_TEST(AnimalShogiSearchTest)
#include "animal_shogi_search_test.moc"
