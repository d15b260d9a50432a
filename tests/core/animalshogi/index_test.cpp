// Tests for the index of Animal Shogi. The index has no gaps, agrees with the index of the verifier, and stores
// mirror images only once. The counts follow a closed form.
#include "core/games/animalshogi/index.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/games/animalshogi/packed_form.h"
#include "core/games/animalshogi/rules.h"
#include "core/verify/animalshogi/board.h"
#include "tests/core/animalshogi/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using animalshogi::Index;
using slow_shogi::storedPositions;

constexpr TierId onlyTier{0};

static std::uint64_t choose(std::uint64_t n, std::uint64_t k) {
  std::uint64_t result = 1;
  for (std::uint64_t i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

/// Returns the number of ways to place groups of these sizes on the squares that the lions leave free. The
/// number is a multinomial coefficient.
static std::uint64_t placements(const animalshogi::Material& material) {
  std::uint64_t free = 10;
  std::uint64_t ways = 1;
  for (const std::uint8_t pieces : material.onBoard) {
    ways *= choose(free, pieces);
    free -= pieces;
  }
  return ways;
}

/// Returns whether a position is its own mirror image. Both lions are then in the middle column, and every group is its own
/// mirror image.
static bool isItsOwnImage(const slow_shogi::Position& drawing) { return slow_shogi::mirrored(drawing) == drawing; }

static std::string textAt(const Variant& variant, std::uint64_t index) {
  return variant.formatPosition(variant.positionAt({onlyTier, PositionIndex{index}}));
}

class AnimalShogiIndexTest : public QObject {
  Q_OBJECT

 private slots:
  void numberOfPositions();
  void classesByClosedForm();
  void classNumbersComeBack();
  void smallClassesWhole();
  void randomPlacesComeBack();
  void numbersOfPositions();
  void randomPositionsComeBack();
  void mirrorAndTurn();
  void bothLionsInTheMiddle();
  void whatIsNotStored();
  void arrangementsByPiecesInHand();
  void aggregateCells();
};

void AnimalShogiIndexTest::numberOfPositions() {
  for (const char* id : {"animalshogi", "animalshogi:far-drop=no", "animalshogi:drops=no"}) {
    const TierGraph& tiers = test::variant(id)->tierGraph();
    QCOMPARE(tiers.tierCount(), std::uint64_t{1});
    QCOMPARE(tiers.partCount(onlyTier), 2100);
    QCOMPARE(tiers.totalPositions(), storedPositions);
    QCOMPARE(tiers.positionCount(onlyTier), storedPositions);
  }
  QCOMPARE(verify::shogi::Order(true).positionCount(), storedPositions);
  // Without tries, 40 pairs of lions remain after folding (with tries: 21). Before folding, there are 74 ordered
  // pairs of squares that are not adjacent. In 6 of them, both squares are in the middle column, so the pair is
  // not folded.
  const std::uint64_t withoutTries = storedPositions / 21 * 40;
  QCOMPARE(test::variant("animalshogi:try=no")->tierGraph().totalPositions(), withoutTries);
  QCOMPARE(verify::shogi::Order(false).positionCount(), withoutTries);
}

void AnimalShogiIndexTest::classesByClosedForm() {
  const Index& index = Index::get(animalshogi::Tries::Win);
  std::uint64_t sum = 0;
  for (int number = 0; number < animalshogi::classCount; ++number) {
    const std::uint64_t block = placements(index.material(number));
    QCOMPARE(std::uint64_t{index.blockSize(number)}, block);
    QCOMPARE(std::uint64_t{index.classFirst(number)}, sum);
    sum += 21 * block;
  }
  QCOMPARE(sum, storedPositions);
}

void AnimalShogiIndexTest::classNumbersComeBack() {
  const Index& index = Index::get(animalshogi::Tries::Win);
  for (int number = 0; number < animalshogi::classCount; ++number) {
    const animalshogi::Material& material = index.material(number);
    QCOMPARE(index.classOf(material), number);
    QCOMPARE(index.swappedClass(index.swappedClass(number)), number);
    const animalshogi::Material& swapped = index.material(index.swappedClass(number));
    QVERIFY(swapped.ownHand == material.enemyHand && swapped.enemyHand == material.ownHand);
    QCOMPARE(swapped.ownPieces() + material.ownPieces(), 6);
  }
}

/// Unranks and ranks every place of each class that has at most a few thousand positions. No two places may
/// have the same position.
void AnimalShogiIndexTest::smallClassesWhole() {
  const VariantPtr variant = test::variant("animalshogi");
  const Index& index = Index::get(animalshogi::Tries::Win);
  int classes = 0;
  for (int number = 0; number < animalshogi::classCount; ++number) {
    const std::uint32_t first = index.classFirst(number);
    const std::uint32_t count = index.classFirst(number + 1) - first;
    if (count > 2000) continue;
    ++classes;
    std::set<AnyPosition> seen;
    for (std::uint32_t place = first; place < first + count; ++place) {
      const Location location{onlyTier, PositionIndex{place}};
      const AnyPosition position = variant->positionAt(location);
      QVERIFY(variant->isStored(position));
      QVERIFY(variant->locate(position) == location);
      QVERIFY(seen.insert(position).second);
      QCOMPARE(index.classAt(place), number);
    }
  }
  QVERIFY(classes > 300);
}

/// Compares the order of positions with that of the verifier, whose code was written independently.
void AnimalShogiIndexTest::randomPlacesComeBack() {
  const VariantPtr variant = test::variant("animalshogi");
  const animalshogi::Rules rules;
  const verify::shogi::Order order(true);
  std::mt19937_64 random(111);
  std::uniform_int_distribution<std::uint32_t> anywhere(0, storedPositions - 1);
  for (int i = 0; i < 1000000; ++i) {
    const std::uint32_t place = i == 0 ? 0 : i == 1 ? storedPositions - 1 : anywhere(random);
    const auto position = rules.unrank(onlyTier, {place});
    if (rules.rank(position).value != place) QFAIL(rules.format(position).c_str());
    const verify::shogi::Board board = order.unrank(place);
    if (order.rank(board) != place) QFAIL(rules.format(position).c_str());
    if (i % 8 == 0) QCOMPARE(verify::shogi::toText(board), rules.format(position));
  }
}

void AnimalShogiIndexTest::randomPositionsComeBack() {
  const VariantPtr variant = test::variant("animalshogi");
  std::mt19937_64 random(112);
  for (int i = 0; i < 100000; ++i) {
    const slow_shogi::Position drawing = slow_shogi::randomPosition(random);
    const std::string text = slow_shogi::toText(drawing);
    const AnyPosition position = test::position(*variant, text);
    const AnyPosition canonical = variant->canonical(position);
    const auto same = slow_shogi::canonical(slow_shogi::fromText(variant->formatPosition(canonical)));
    if (same != slow_shogi::canonical(drawing)) QFAIL(text.c_str());
    if (variant->isStored(position) && variant->positionAt(variant->locate(canonical)) != canonical) QFAIL(text.c_str());
  }
}

/// A position has four drawings, by mirroring and by turning the board by 180 degrees, with a single canonical
/// form. If this form is stored, all four drawings find their value in the same place.
void AnimalShogiIndexTest::mirrorAndTurn() {
  const VariantPtr variant = test::variant("animalshogi");
  std::mt19937_64 random(113);
  for (int i = 0; i < 20000; ++i) {
    const slow_shogi::Position drawing = slow_shogi::randomPosition(random);
    const slow_shogi::Position turned = slow_shogi::turned(drawing);
    const AnyPosition position = test::position(*variant, slow_shogi::toText(drawing));
    const AnyPosition canonical = variant->canonical(position);
    QVERIFY(variant->sideToMove(canonical) == Side::First);
    for (const slow_shogi::Position& image : {slow_shogi::mirrored(drawing), turned, slow_shogi::mirrored(turned)}) {
      const AnyPosition other = test::position(*variant, slow_shogi::toText(image));
      QVERIFY(variant->canonical(other) == canonical);
      QCOMPARE(variant->isStored(other), variant->isStored(position));
    }
    if (variant->isStored(position)) {
      const AnyPosition across = test::position(*variant, slow_shogi::toText(turned));
      QVERIFY(variant->locate(across) == variant->locate(position));
    }
  }
}

/// A position and its mirror image have separate places only if both lions are in the middle column. A position
/// that equals its mirror image has a single place.
void AnimalShogiIndexTest::bothLionsInTheMiddle() {
  const VariantPtr variant = test::variant("animalshogi");
  std::mt19937_64 random(114);
  int ownImages = 0;
  int pairs = 0;
  for (int i = 0; i < 400000; ++i) {
    slow_shogi::Position drawing = slow_shogi::randomPosition(random);
    if (i % 2 == 0)  // makes the drawing symmetric; drawings with too many pieces are refused below
      for (std::string& row : drawing.rows) row[2] = row[0];
    const auto parsed = variant->parsePosition(slow_shogi::toText(drawing));
    if (!parsed || !variant->isStored(*parsed)) continue;
    const AnyPosition image = test::position(*variant, slow_shogi::toText(slow_shogi::mirrored(drawing)));
    const bool sameLocation = variant->locate(*parsed) == variant->locate(image);
    std::size_t lionColumns = 0;
    for (const std::string& row : drawing.rows) lionColumns += (row[1] == 'L' ? 1U : 0U) + (row[1] == 'l' ? 1U : 0U);
    QCOMPARE(sameLocation, lionColumns < 2 || isItsOwnImage(drawing));
    ownImages += isItsOwnImage(drawing) ? 1 : 0;
    pairs += sameLocation ? 0 : 1;
    const AnyPosition canonical = variant->canonical(*parsed);
    QVERIFY(variant->locate(canonical) == std::min(variant->locate(*parsed), variant->locate(image)));
  }
  QVERIFY(ownImages > 100 && pairs > 1000);
}

void AnimalShogiIndexTest::whatIsNotStored() {
  const VariantPtr variant = test::variant("animalshogi");
  std::mt19937_64 random(115);
  for (int i = 0; i < 50000; ++i) {
    const slow_shogi::Position drawing = slow_shogi::randomPosition(random);
    const slow_shogi::Position own = drawing.side == 'b' ? drawing : slow_shogi::turned(drawing);
    std::map<char, std::pair<int, int>> lions;
    for (int row = 0; row < 4; ++row)
      for (int column = 0; column < 3; ++column) {
        const char piece = own.rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        if (piece == 'L' || piece == 'l') lions[piece] = {row, column};
      }
    const bool apart = std::abs(lions['L'].first - lions['l'].first) > 1 || std::abs(lions['L'].second - lions['l'].second) > 1;
    const bool stored = apart && lions['L'].first > 0 && lions['l'].first < 3;
    QCOMPARE(variant->isStored(test::position(*variant, slow_shogi::toText(drawing))), stored);
  }
}

/// Computes the published upper bound from the class tables: placements of the six pieces times 12 * 11 for the lions.
void AnimalShogiIndexTest::arrangementsByPiecesInHand() {
  constexpr std::array<std::uint64_t, 7> published{638668800, 638668800, 242161920, 44098560, 4134240, 190080, 3564};
  const Index& index = Index::get(animalshogi::Tries::Win);
  std::array<std::uint64_t, 7> counted{};
  for (int number = 0; number < animalshogi::classCount; ++number) {
    const animalshogi::Material& material = index.material(number);
    counted[static_cast<std::size_t>(material.ownHandCount() + material.enemyHandCount())] += 132 * placements(material);
  }
  QVERIFY(counted == published);
}

void AnimalShogiIndexTest::aggregateCells() {
  const VariantPtr variant = test::variant("animalshogi");
  const TierGraph& tiers = variant->tierGraph();
  const auto& keys = tiers.aggregateKeys();
  QCOMPARE(keys.size(), std::size_t{2});
  std::uint64_t place = 0;
  for (int part = 0; part < tiers.partCount(onlyTier); ++part) {
    const slow_shogi::Position drawing = slow_shogi::fromText(textAt(*variant, place));
    int own = static_cast<int>(drawing.hands[0].size());
    for (const std::string& row : drawing.rows)
      for (const char piece : row) own += piece >= 'A' && piece <= 'Z' && piece != 'L' ? 1 : 0;
    for (const AggregateKey& key : keys) {
      const AggregateCell cell = tiers.aggregateCell(onlyTier, part, key);
      const bool hands = key.id == "hands";
      QCOMPARE(cell.mover, hands ? static_cast<int>(drawing.hands[0].size()) : own);
      QCOMPARE(cell.opponent, hands ? static_cast<int>(drawing.hands[1].size()) : 6 - own);
      QVERIFY(cell.counted && cell.mover <= key.maxMover && cell.opponent <= key.maxOpponent);
    }
    place += tiers.partPositions(onlyTier, part);
  }
  QCOMPARE(place, storedPositions);
}

/// The expected number was computed by hand. Mirror images, and the same board for the other side, have the same
/// number.
void AnimalShogiIndexTest::numbersOfPositions() {
  const animalshogi::Rules rules;
  for (const char* const text :
       {"1l1/ee1/1C1/L1+C b 2G", "1l1/1ee/1C1/+C1L b 2G", "+c1l/1c1/1EE/1L1 w 2g", "l1+c/1c1/EE1/1L1 w 2g"})
    QCOMPARE(animalshogi::packedForm(rules.parse(text).value()), std::uint64_t{0x0024050300770a0});
}

KOTAI_TEST(AnimalShogiIndexTest)
#include "index_test.moc"
