// Tests for the numbering of Gobblet Gobblers: published counts, every place of the index, and the effect of symmetries.
#include <QTest>
#include <random>
#include <set>

#include "core/games/gobblet/variant.h"
#include "core/verify/gobblet/board.h"
#include "tests/core/gobblet/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using gobblet::Arrangement;
using gobblet::Index;
using gobblet::Layers;

namespace {

Arrangement imageOf(int symmetry, const Arrangement& arrangement) {
  const Layers& layers = Layers::get();
  return {layers.image(symmetry, arrangement.small), layers.image(symmetry, arrangement.medium),
          layers.image(symmetry, arrangement.large)};
}

}  // namespace

class GobbletIndexTest : public QObject {
  Q_OBJECT

 private slots:
  void publishedCounts();
  void layers();
  void everyPlace();
  void images();
  void verifierNumbersAlike();
  void canonical();
  void parts();
};

void GobbletIndexTest::publishedCounts() {
  // Numbers of arrangements of the pieces of one size and of all three sizes, published with gobb_analyzer in 2022.
  QCOMPARE(gobblet::layerCount, 1423);
  QCOMPARE(std::uint64_t{gobblet::layerCount} * gobblet::layerCount * gobblet::layerCount, std::uint64_t{2881473967});
  QCOMPARE(gobblet::layerClassCount, 219);
  QCOMPARE(Index::get().rowCount(), 255903);
  QCOMPARE(Index::get().positionCount(), 360382485U);
  QCOMPARE(verify::gobblet::Order::countByBurnside(), std::uint64_t{360382485});
}

void GobbletIndexTest::layers() {
  const Layers& layers = Layers::get();
  std::set<std::pair<int, int>> seen;
  std::set<int> classes;
  int symmetric = 0;
  for (int number = 0; number < gobblet::layerCount; ++number) {
    const gobblet::Layer& layer = layers.layer(number);
    seen.emplace(layer.own, layer.other);
    QCOMPARE(layers.numberOf(layer), number);
    QCOMPARE(layers.swapped(layers.swapped(number)), number);
    for (int symmetry = 0; symmetry < gobblet::symmetryCount; ++symmetry) {
      const int image = layers.image(symmetry, number);
      QCOMPARE(layers.classOf(image), layers.classOf(number));
      const bool leads = image == layers.smallestOf(layers.classOf(number));
      QCOMPARE((layers.toSmallest(number) >> symmetry & 1U) != 0, leads);
    }
    classes.insert(layers.classOf(number));
    if (number == layers.smallestOf(layers.classOf(number)) && std::popcount(layers.toSmallest(number)) > 1) ++symmetric;
  }
  QCOMPARE(seen.size(), std::size_t{gobblet::layerCount});
  QCOMPARE(classes.size(), std::size_t{gobblet::layerClassCount});
  QCOMPARE(symmetric, 75);
}

void GobbletIndexTest::everyPlace() {
  const Index& index = Index::get();
  std::uint32_t next = 0;
  for (int number = 0; number < index.rowCount(); ++number) {
    const Index::Row& row = index.row(number);
    for (const int large : index.largeLayers(row.fold)) {
      const std::uint32_t place = index.rank({row.small, row.medium, large});
      if (place != next++) QFAIL("a place is not its rank");
    }
  }
  QCOMPARE(next, index.positionCount());
  std::mt19937_64 random(51);
  for (int count = 0; count < 1000000; ++count) {
    const auto place = static_cast<std::uint32_t>(random() % index.positionCount());
    const Arrangement there = index.unrank(place);
    if (index.rank(there) != place || !(index.canonicalImage(there) == there)) QFAIL("rank and unrank");
  }
}

void GobbletIndexTest::images() {
  const Index& index = Index::get();
  std::mt19937_64 random(52);
  for (int count = 0; count < 300000; ++count) {
    // Every third arrangement gets two equal layers, so that many arrangements are symmetric.
    const auto any = [&] { return static_cast<int>(random() % gobblet::layerCount); };
    Arrangement arrangement{any(), any(), any()};
    if (count % 3 == 0) arrangement.medium = arrangement.small;
    if (count % 6 == 0) arrangement.small = arrangement.medium = static_cast<int>(random() % 50);
    const std::uint32_t place = index.rank(arrangement);
    const Arrangement smallest = index.canonicalImage(arrangement);
    bool isImage = false;
    for (int symmetry = 0; symmetry < gobblet::symmetryCount; ++symmetry) {
      const Arrangement image = imageOf(symmetry, arrangement);
      if (index.rank(image) != place) QFAIL("images have different places");
      isImage = isImage || image == smallest;
    }
    if (!isImage || index.rank(smallest) != place || !(index.unrank(place) == smallest)) QFAIL("the smallest image");
  }
}

void GobbletIndexTest::verifierNumbersAlike() {
  const verify::gobblet::Order order;
  QCOMPARE(order.positionCount(), Index::get().positionCount());
  QCOMPARE(order.partCount(), std::size_t{gobblet::layerClassCount});
  std::mt19937_64 random(53);
  for (int count = 0; count < 300000; ++count) {
    const auto any = [&] { return static_cast<int>(random() % gobblet::layerCount); };
    const Arrangement arrangement{any(), any(), any()};
    if (order.rank(order.board(arrangement.small, arrangement.medium, arrangement.large)) != Index::get().rank(arrangement))
      QFAIL("other places");
  }
}

void GobbletIndexTest::canonical() {
  const VariantPtr game = test::variant("gobblet");
  std::mt19937_64 random(54);
  for (int count = 0; count < 20000; ++count) {
    const AnyPosition position = test::position(*game, slow_gobblet::toText(slow_gobblet::randomPosition(random)));
    const AnyPosition own = game->canonical(position);
    QVERIFY(game->canonical(own) == own);
    QVERIFY(game->sideToMove(own) == Side::First);
    QVERIFY(game->finishedValue(own) == game->finishedValue(position));
    QCOMPARE(game->successors(own).size(), game->successors(position).size());
    if (!game->isStored(position)) continue;
    QVERIFY(game->locate(own) == game->locate(position));
    QVERIFY(game->positionAt(game->locate(position)) == own);
    for (const AnyPosition& after : game->successors(position))
      QVERIFY(game->canonical(game->canonical(after)) == game->canonical(after));
  }
}

void GobbletIndexTest::parts() {
  const VariantPtr game = test::variant("gobblet");
  const TierGraph& space = game->tierGraph();
  std::uint64_t sum = 0;
  for (int part = 0; part < space.partCount(TierId{0}); ++part) sum += space.partPositions(TierId{0}, part);
  QCOMPARE(sum, space.totalPositions());
  const AnyPosition position = test::position(*game, "sM,.,./.,l,./.,.,S b");
  const auto cell = [&](std::size_t key) {
    const AggregateCell found = space.cellOf(game->locate(position), space.aggregateKeys()[key]);
    return std::pair(found.mover, found.opponent);
  };
  QCOMPARE(cell(0), std::pair(2, 2));  // all pieces
  QCOMPARE(cell(1), std::pair(1, 1));  // small pieces
  QCOMPARE(cell(2), std::pair(0, 1));  // medium pieces
  QCOMPARE(cell(3), std::pair(1, 0));  // large pieces
  QCOMPARE(QString::fromStdString(space.aggregateKeys()[1].id), QStringLiteral("small"));
  const AggregateCell ofPart = space.aggregateCell(TierId{0}, space.partAt(game->locate(position)), space.aggregateKeys()[1]);
  QCOMPARE(std::pair(ofPart.mover, ofPart.opponent), std::pair(1, 1));
}

KOTAI_TEST(GobbletIndexTest)
#include "index_test.moc"
