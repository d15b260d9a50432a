// Tests for every variant that can be written, including boards too large to solve.
#include <QTest>
#include <random>

#include "core/game/registry.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

class AnyVariantTest : public QObject {
  Q_OBJECT
 private slots:
  void composeRefusesImpossiblePieces_data();
  void composeRefusesImpossiblePieces();
  void placesComeBack_data();
  void placesComeBack();
  void uncountableBoardsHaveNoPlaces();
};

const char* const allVariants[] = {"dodgem:3x3",
                                   "dodgem:5x5",
                                   "dodgem:6x6",
                                   "dodgem:7x7",
                                   "dodgem:8x8",
                                   "animalshogi",
                                   "gobblet",
                                   "quoridor:2x3,fences=10",
                                   "quoridor:5x5,fences=3-1",
                                   "quoridor:6x6,fences=10,start=diagonal",
                                   "quoridor:7x7,fences=10",
                                   "quoridor:9x9,fences=0",
                                   "quoridor:9x9,fences=3",
                                   "quoridor:9x9,fences=6",
                                   "quoridor:9x9,fences=7",
                                   "quoridor:9x9,fences=8",
                                   "quoridor:9x9,fences=10",
                                   "quoridor:9x9,fences=10-9",
                                   "quoridor:8x9,fences=10",
                                   "quoridor:9x8,fences=9",
                                   "domineering:5x4",
                                   "domineering:8x8"};

static void addAll() {
  QTest::addColumn<std::string>("id");
  for (const char* const id : allVariants) QTest::newRow(id) << std::string(id);
}

static SetUp setUpOf(const Variant& variant) {
  const AnyPosition start = variant.start();
  return {variant.pieces(start), variant.hands(start), Side::First};
}

void AnyVariantTest::composeRefusesImpossiblePieces_data() { addAll(); }

/// Moves one piece of the start position off the board, by one square or by many, or changes its kind. Every
/// game must refuse the result with a reason.
void AnyVariantTest::composeRefusesImpossiblePieces() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const SetUp start = setUpOf(*variant);
  const auto refused = [&](const SetUp& setUp) {
    const auto composed = variant->compose(setUp);
    return !composed.has_value() && composed.error().column == 0;
  };
  const int far = 1 << 20;
  const PieceOnBoard any{{0, 0}, Side::First, variant->stock().front().kinds.front()};
  for (const Square square : {Square{-1, 0}, Square{0, -1}, Square{variant->columns(), 0}, Square{0, variant->rows()},
                              Square{far, far}, Square{-far, -far}, Square{-far, far}, Square{0, 1 << 30}}) {
    SetUp more = start;
    more.pieces.push_back({square, any.owner, any.kind});
    QVERIFY(refused(more));
    QVERIFY(refused({{{square, any.owner, any.kind}}, {}, Side::Second}));
  }
  for (const int kind : {-1, 5, 77, far}) QVERIFY(refused({{{{0, 0}, Side::First, kind}}, start.hands, Side::First}));
  for (const int count : {-1, 256, far}) {
    SetUp odd = start;
    odd.hands.push_back({{0, 0}, Side::First, start.hands.empty() ? 0 : start.hands.front().kind, count});
    QVERIFY(refused(odd));
  }
  SetUp odd = start;
  odd.hands.push_back({{0, 0}, Side::Second, 9, 1});
  QVERIFY(refused(odd));
}

void AnyVariantTest::placesComeBack_data() { addAll(); }

/// Checks positions of random games. Each position has a place in an existing tier, and this place leads back
/// to the position.
void AnyVariantTest::placesComeBack() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const TierGraph& space = variant->tierGraph();
  std::mt19937_64 random(29);
  AnyPosition position = variant->start();
  for (int number = 0; number < 60; ++number) {
    if (variant->isStored(position)) {
      const Location place = variant->locate(position);
      QVERIFY(place.tier.value < space.tierCount());
      QVERIFY(place.index.value < space.positionCount(place.tier));
      const AnyPosition own = variant->canonical(position);
      QVERIFY(variant->positionAt(variant->locate(own)) == own);
    }
    const auto moves = variant->legalMoves(position);
    position = moves.empty() ? variant->start() : variant->play(position, moves[random() % moves.size()]);
  }
}

/// On boards with too many fence placements to count, positions have no places.
void AnyVariantTest::uncountableBoardsHaveNoPlaces() {
  for (const char* const id : {"quoridor:9x9,fences=10", "quoridor:9x9,fences=8"}) {
    const VariantPtr variant = test::variant(id);
    QVERIFY(!variant->isStored(variant->start()));
  }
  for (const char* const id : {"quoridor:9x9,fences=3", "quoridor:5x5,fences=3-1"}) {
    const VariantPtr variant = test::variant(id);
    QVERIFY(variant->isStored(variant->start()));
  }
}

KOTAI_TEST(AnyVariantTest)
#include "any_variant_test.moc"
