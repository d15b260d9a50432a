// Test of all 249,442,767 places of Animal Shogi. Each place is unranked, ranked back, and compared with the
// verifier's board.
#include <QTest>
#include <atomic>

#include "core/base/parallel.h"
#include "core/games/animalshogi/index.h"
#include "core/verify/animalshogi/board.h"
#include "tests/core/animalshogi/slow_game.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using animalshogi::Group;
using animalshogi::Index;

/// Returns the verifier's board as sets of squares.
static animalshogi::MoverPosition asSets(const verify::shogi::Board& board, int materialClass) {
  animalshogi::MoverPosition sets;
  sets.ownLion = board.lions[0];
  sets.enemyLion = board.lions[1];
  sets.materialClass = materialClass;
  const auto add = [&](std::size_t group, std::uint8_t square) {
    sets.groups[group] = static_cast<animalshogi::SquareSet>(sets.groups[group] | animalshogi::squareBit(square));
  };
  for (std::size_t piece = 0; piece < 6; ++piece) {
    const std::size_t state = board.states[piece];
    if (piece < 4 && state < 2) add(piece / 2 * 2 + state, board.squares[piece]);
    if (piece >= 4 && state < 4) add(4 + state, board.squares[piece]);
  }
  return sets;
}

class AnimalShogiWholeIndexTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPlace_data();
  void everyPlace();
};

void AnimalShogiWholeIndexTest::everyPlace_data() {
  QTest::addColumn<bool>("tries");
  QTest::addColumn<quint64>("positions");
  QTest::newRow("tries win") << true << quint64{slow_shogi::storedPositions};
  QTest::newRow("try=no") << false << quint64{slow_shogi::storedPositions / 21 * 40};
}

void AnimalShogiWholeIndexTest::everyPlace() {
  QFETCH(bool, tries);
  QFETCH(quint64, positions);
  const Index& index = Index::get(tries ? animalshogi::Tries::Win : animalshogi::Tries::Nothing);
  const verify::shogi::Order order(tries);
  std::atomic<std::uint64_t> wrong{0};
  std::atomic<std::uint64_t> seen{0};
  runParallel(animalshogi::classCount, threadCount(0), {}, [&](std::size_t number) {
    const auto materialClass = static_cast<int>(number);
    std::uint64_t faults = 0;
    for (std::uint32_t place = index.classFirst(materialClass); place < index.classFirst(materialClass + 1); ++place) {
      const animalshogi::MoverPosition position = index.unrank(place);
      const verify::shogi::Board board = order.unrank(place);
      if (index.rank(position) != place || order.rank(board) != place || position != asSets(board, materialClass)) ++faults;
    }
    wrong += faults;
    seen += index.classFirst(materialClass + 1) - index.classFirst(materialClass);
  });
  QCOMPARE(wrong.load(), std::uint64_t{0});
  QCOMPARE(quint64{seen.load()}, positions);
}

KOTAI_TEST(AnimalShogiWholeIndexTest)
#include "whole_index_test.moc"
