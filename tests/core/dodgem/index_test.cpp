// Tests for the tiers, rank and unrank of Dodgem. The ranks have no gaps, and rank is the inverse of unrank.
#include <QTest>
#include <map>
#include <random>
#include <set>

#include "core/games/dodgem/tiers.h"
#include "tests/core/dodgem/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

static std::uint64_t binomial(std::uint64_t n, std::uint64_t k) {
  std::uint64_t result = 1;
  for (std::uint64_t i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

/// Returns the sum of C(n^2, i) C(n^2 - i, j) over i, j <= n-1.
static std::uint64_t closedForm(int size) {
  const auto length = static_cast<std::uint64_t>(size);
  const std::uint64_t squares = length * length;
  std::uint64_t sum = 0;
  for (std::uint64_t mover = 0; mover < length; ++mover) {
    for (std::uint64_t opponent = 0; opponent < length; ++opponent) {
      sum += binomial(squares, mover) * binomial(squares - mover, opponent);
    }
  }
  return sum;
}

class DodgemIndexTest : public QObject {
  Q_OBJECT

 private slots:
  void numberOfPositions_data();
  void numberOfPositions();
  void partsAddUp_data();
  void partsAddUp();
  void sizesOfParts_data();
  void sizesOfParts();
  void everyLocationOnce_data();
  void everyLocationOnce();
  void locationsComeBack_data();
  void locationsComeBack();
  void positionsComeBack_data();
  void positionsComeBack();
  void movesGoDown_data();
  void movesGoDown();
  void layersHoldEveryTier();
};

void DodgemIndexTest::numberOfPositions_data() {
  QTest::addColumn<int>("size");
  for (int size = 3; size <= 8; ++size) QTest::addRow("%dx%d", size, size) << size;
}

void DodgemIndexTest::numberOfPositions() {
  QFETCH(int, size);
  const TierGraph& tiers = test::dodgem(size)->tierGraph();
  QCOMPARE(tiers.totalPositions(), closedForm(size));
  const auto length = static_cast<std::uint64_t>(size);
  const std::uint64_t patterns = binomial(2 * length - 1, length - 1);
  QCOMPARE(tiers.tierCount(), patterns * (patterns + 1) / 2);
}

void DodgemIndexTest::partsAddUp_data() {
  QTest::addColumn<int>("size");
  for (int size = 3; size <= 7; ++size) QTest::addRow("%dx%d", size, size) << size;
}

void DodgemIndexTest::partsAddUp() {
  QFETCH(int, size);
  const TierGraph& tiers = test::dodgem(size)->tierGraph();
  std::uint64_t sum = 0;
  for (std::uint64_t tier = 0; tier < tiers.tierCount(); ++tier) sum += tiers.positionCount(TierId{tier});
  QCOMPARE(sum, closedForm(size));
}

void DodgemIndexTest::sizesOfParts_data() {
  QTest::addColumn<int>("size");
  for (int size = 3; size <= 5; ++size) QTest::addRow("%dx%d", size, size) << size;
}

/// Computes the size of each part separately. The program computes each size only once for all patterns that
/// have the same rows in any order.
void DodgemIndexTest::sizesOfParts() {
  QFETCH(int, size);
  const dodgem::Tiers tiers(size);
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (int part = 0; part < tiers.partCount(tier); ++part) {
      const auto patterns = dodgem::Tiers::partPatterns(tier, part);
      QCOMPARE(tiers.partPositions(tier, part), dodgem::subspaceSize(tiers.patterns(), patterns.mover, patterns.opponent));
    }
}

void DodgemIndexTest::everyLocationOnce_data() {
  QTest::addColumn<int>("size");
  QTest::newRow("3x3") << 3;
  QTest::newRow("4x4") << 4;
}

void DodgemIndexTest::everyLocationOnce() {
  QFETCH(int, size);
  const VariantPtr variant = test::dodgem(size);
  const TierGraph& tiers = variant->tierGraph();
  std::set<Location> seen;
  for (const slow::Position& drawing : slow::allPositions(size)) {
    const AnyPosition position = test::position(*variant, slow::toText(drawing));
    const Location location = variant->locate(position);
    QVERIFY(location.tier.value < tiers.tierCount());
    QVERIFY(location.index.value < tiers.positionCount(location.tier));
    QVERIFY(variant->positionAt(location) == position);
    QVERIFY2(seen.insert(location).second, slow::toText(drawing).c_str());
    const AnyPosition turned = test::position(*variant, slow::toText(slow::passed(drawing)));
    QVERIFY(variant->positionAt(variant->locate(turned)) == variant->canonical(turned));
  }
  QCOMPARE(std::uint64_t{seen.size()}, closedForm(size));
}

void DodgemIndexTest::locationsComeBack_data() {
  QTest::addColumn<int>("size");
  for (int size = 3; size <= 8; ++size) QTest::addRow("%dx%d", size, size) << size;
}

/// Checks the first, the last and some random places of random tiers.
void DodgemIndexTest::locationsComeBack() {
  QFETCH(int, size);
  const VariantPtr variant = test::dodgem(size);
  const TierGraph& tiers = variant->tierGraph();
  std::mt19937_64 random(11);
  const int rounds = size < 7 ? 2000 : 40;
  for (int round = 0; round < rounds; ++round) {
    const TierId tier{std::uniform_int_distribution<std::uint64_t>(0, tiers.tierCount() - 1)(random)};
    const std::uint64_t last = tiers.positionCount(tier) - 1;
    for (const std::uint64_t index : {std::uint64_t{0}, last, std::uniform_int_distribution<std::uint64_t>(0, last)(random)}) {
      const Location location{tier, PositionIndex{index}};
      const AnyPosition position = variant->positionAt(location);
      QVERIFY(variant->locate(position) == location);
      QVERIFY(variant->canonical(position) == position);
    }
  }
}

void DodgemIndexTest::positionsComeBack_data() {
  QTest::addColumn<int>("size");
  QTest::addColumn<int>("count");
  QTest::newRow("5x5") << 5 << 200000;
  QTest::newRow("6x6") << 6 << 20000;
  QTest::newRow("7x7") << 7 << 300;
  QTest::newRow("8x8") << 8 << 30;
}

void DodgemIndexTest::positionsComeBack() {
  QFETCH(int, size);
  QFETCH(int, count);
  const VariantPtr variant = test::dodgem(size);
  std::mt19937_64 random(12);
  for (int i = 0; i < count; ++i) {
    const slow::Position drawing = slow::randomPosition(size, random);
    const AnyPosition position = test::position(*variant, slow::toText(drawing));
    const Location location = variant->locate(position);
    if (variant->positionAt(location) != variant->canonical(position)) QFAIL(slow::toText(drawing).c_str());
  }
}

void DodgemIndexTest::movesGoDown_data() {
  QTest::addColumn<int>("size");
  for (int size = 3; size <= 6; ++size) QTest::addRow("%dx%d", size, size) << size;
}

/// Every move stays in its tier or leads to a child tier. A child tier is in one of the next lower layers
/// (childLayerReach()).
void DodgemIndexTest::movesGoDown() {
  QFETCH(int, size);
  const VariantPtr variant = test::dodgem(size);
  const TierGraph& tiers = variant->tierGraph();
  std::map<TierId, std::set<TierId>> children;
  std::mt19937_64 random(13);
  for (int i = 0; i < 3000; ++i) {
    const AnyPosition position = test::position(*variant, slow::toText(slow::randomPosition(size, random)));
    const TierId from = variant->locate(position).tier;
    auto& known = children[from];
    if (known.empty()) {
      tiers.forEachChild(from, [&](TierId child) {
        QVERIFY(known.insert(child).second);
        QVERIFY(tiers.layerOf(child) < tiers.layerOf(from));
        QVERIFY(tiers.layerOf(from) - tiers.layerOf(child) <= tiers.childLayerReach());
      });
    }
    for (const AnyMove move : variant->legalMoves(position)) {
      const TierId to = variant->locate(variant->play(position, move)).tier;
      QVERIFY(to == from || known.contains(to));
    }
  }
}

void DodgemIndexTest::layersHoldEveryTier() {
  for (int size = 3; size <= 5; ++size) {
    const VariantPtr variant = test::dodgem(size);
    const TierGraph& tiers = variant->tierGraph();
    std::set<TierId> seen;
    for (int layer = 0; layer < tiers.layerCount(); ++layer) {
      for (const TierId tier : tiers.tiersInLayer(layer)) {
        QCOMPARE(tiers.layerOf(tier), layer);
        QVERIFY(seen.insert(tier).second);
      }
    }
    QCOMPARE(std::uint64_t{seen.size()}, tiers.tierCount());
  }
}

KOTAI_TEST(DodgemIndexTest)
#include "index_test.moc"
