// Tests for the numbering of Quoridor: sets of fences, tiers, every position of small variants, samples of large
// variants, symmetry, counts.
#include <QTest>
#include <algorithm>
#include <map>
#include <random>
#include <set>

#include "core/games/quoridor/counts.h"
#include "core/games/quoridor/variant.h"
#include "tests/core/quoridor/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using quoridor::Fence;
using quoridor::FenceSet;
using quoridor::Placements;

static std::string textAt(const Variant& variant, Location location) {
  return variant.formatPosition(variant.positionAt(location));
}

/// Returns a set of fences as a string with one letter per corner, in the order of the numbering. The letters
/// sort as '.', 'h', 'v'.
static std::string spelling(const quoridor::Board& board, const FenceSet& set) {
  std::string letters;
  for (int corner = 0; corner < board.corners(); ++corner)
    letters += ((set.horizontal >> corner) & 1U) != 0 ? 'h' : ((set.vertical >> corner) & 1U) != 0 ? 'v' : '.';
  return letters;
}

/// Finds all spellings that add \p left fences to \p letters, by trying every corner.
static void spellAll(const quoridor::Board& board, std::string& letters, int left, std::vector<std::string>& all) {
  const auto corner = static_cast<int>(letters.size());
  if (corner == board.corners()) {
    if (left == 0) all.push_back(letters);
    return;
  }
  const int width = board.cornerColumns();
  for (const char letter : {'.', 'h', 'v'}) {
    if (letter != '.' && left == 0) continue;
    if (letter == 'h' && corner % width > 0 && letters.back() == 'h') continue;
    if (letter == 'v' && corner >= width && letters[static_cast<std::size_t>(corner - width)] == 'v') continue;
    letters.push_back(letter);
    spellAll(board, letters, letter == '.' ? left : left - 1, all);
    letters.pop_back();
  }
}

static std::uint64_t randomBelow(std::uint64_t end, std::mt19937_64& random) {
  return std::uniform_int_distribution<std::uint64_t>(0, end - 1)(random);
}

class QuoridorIndexTest : public QObject {
  Q_OBJECT

 private slots:
  void placementsInOrder_data();
  void placementsInOrder();
  void largePlacements_data();
  void largePlacements();
  void legalCounts_data();
  void legalCounts();
  void legalPositionsOfUnevenHands();
  void boardSymmetries();
  void wholeVariants_data();
  void wholeVariants();
  void tiersAreOrdered_data();
  void tiersAreOrdered();
  void largeVariants_data();
  void largeVariants();
  void symmetry_data();
  void symmetry();
  void cells_data();
  void cells();
  void approximateCounts_data();
  void approximateCounts();
  void likelyChildren_data();
  void likelyChildren();

 private:
  static void smallVariants() {
    QTest::addColumn<slow_quoridor::Size>("size");
    const auto row = [](const char* name, slow_quoridor::Size size) { QTest::newRow(name) << size; };
    row("3x3 F=0", {3, 3, 0, 0});
    row("3x3 F=1", {3, 3, 1, 1});
    row("3x3 F=2", {3, 3, 2, 2});
    row("3x3 F=5, more than fit", {3, 3, 5, 5});
    row("4x4 F=1", {4, 4, 1, 1});
    row("3x4 F=1-0", {3, 4, 1, 0});
    row("3x4 F=0-2", {3, 4, 0, 2});
    row("2x5 F=2", {2, 5, 2, 2});
    row("6x3 F=1", {6, 3, 1, 1});
    row("3x5 F=1", {3, 5, 1, 1});
  }
};

void QuoridorIndexTest::placementsInOrder_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("fences");
  const auto row = [](int columns, int rows, int fences) {
    QTest::addRow("%dx%d, %d fences", columns, rows, fences) << columns << rows << fences;
  };
  for (int fences = 0; fences <= 6; ++fences) row(3, 3, fences);
  for (int fences = 0; fences <= 9; fences += 3) row(4, 4, fences);
  for (int fences = 0; fences <= 4; ++fences) row(5, 5, fences);
  row(2, 9, 3);
  row(9, 3, 3);
  row(3, 6, 4);
  row(6, 4, 4);
  row(9, 9, 2);
}

/// Checks all placements in the order of their spelling: rank, unrank and next.
void QuoridorIndexTest::placementsInOrder() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, fences);
  const quoridor::Board board{columns, rows};
  const Placements placements(board, 20);
  std::vector<std::string> expected;
  std::string letters;
  spellAll(board, letters, fences, expected);
  QCOMPARE(placements.count(fences), std::uint64_t{expected.size()});
  std::uint64_t number = 0;
  if (expected.empty()) return;
  placements.forRange(0, expected.size(), fences, [&](const FenceSet& set) {
    QCOMPARE(spelling(board, set), expected[number]);
    QCOMPARE(placements.rank(set, fences), number);
    QVERIFY(placements.unrank(number, fences) == set);
    ++number;
  });
  QCOMPARE(number, std::uint64_t{expected.size()});
}

void QuoridorIndexTest::largePlacements_data() {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  QTest::addColumn<int>("fences");
  QTest::newRow("5x5, 8") << 5 << 5 << 8;
  QTest::newRow("5x5, 13") << 5 << 5 << 13;
  QTest::newRow("7x7, 6") << 7 << 7 << 6;
  QTest::newRow("9x9, 4") << 9 << 9 << 4;
  QTest::newRow("9x9, 8") << 9 << 9 << 8;
  QTest::newRow("2x9, 4") << 2 << 9 << 4;
}

void QuoridorIndexTest::largePlacements() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  QFETCH(int, fences);
  const quoridor::Board board{columns, rows};
  const Placements placements(board, 20);
  const std::uint64_t count = placements.count(fences);
  QVERIFY(count > 0 && count < Placements::tooMany);
  std::mt19937_64 random(211);
  std::vector<std::uint64_t> numbers{0, count - 1};
  for (int i = 0; i < 50000; ++i) numbers.push_back(randomBelow(count, random));
  std::sort(numbers.begin(), numbers.end());
  std::string before;
  std::uint64_t numberBefore = 0;
  for (const std::uint64_t number : numbers) {
    const FenceSet set = placements.unrank(number, fences);
    QCOMPARE(set.count(), fences);
    QCOMPARE(placements.rank(set, fences), number);
    if (number + 1 < count) QVERIFY(placements.next(set, fences) == placements.unrank(number + 1, fences));
    const std::string now = spelling(board, set);
    QVERIFY(before.empty() || number == numberBefore || before < now);
    before = now;
    numberBefore = number;
  }
}

void QuoridorIndexTest::legalCounts_data() {
  QTest::addColumn<int>("placed");
  QTest::addColumn<quint64>("expected");
  QTest::newRow("no fence") << 0 << quint64{960};
  QTest::newRow("one fence") << 1 << quint64{30720};
  QTest::newRow("two fences: 456 * 960 less 1,396 that close a path (the paper prints 436,864)") << 2 << quint64{436364};
}

/// Compares the counts of Iwanaga et al. for 5x5 with the program's formula, and with counting one by one.
void QuoridorIndexTest::legalCounts() {
  QFETCH(int, placed);
  QFETCH(quint64, expected);
  const quoridor::Tiers tiers({5, 5}, 1, 1);
  QCOMPARE(quint64{quoridor::legalArrangements(tiers, placed)}, expected);
  static const std::vector<slow_quoridor::Position> all = slow_quoridor::allPositions({5, 5, 1, 1});
  quint64 found = 0;
  for (const auto& drawing : all)
    if (drawing.hands[0] + drawing.hands[1] == 2 - placed) ++found;
  QCOMPARE(found, expected * tiers.handsWith(placed).size());
}

/// On 3x3, the first player has one fence, and the second player has none. The fence is in hand or in one of 8
/// places. For each of these, there are 96 positions, with either side to move.
void QuoridorIndexTest::legalPositionsOfUnevenHands() {
  const auto uneven = std::dynamic_pointer_cast<const quoridor::QuoridorVariant>(test::variant("quoridor:3x3,fences=1-0"));
  QCOMPARE(quint64{quoridor::legalPositions(uneven->rules().tiers(), 0)}, quint64{96});
  QCOMPARE(quint64{quoridor::legalPositions(uneven->rules().tiers(), 1)}, quint64{96 * 8});
  const auto even = std::dynamic_pointer_cast<const quoridor::QuoridorVariant>(test::variant("quoridor:5x5,fences=1"));
  QCOMPARE(quint64{quoridor::legalPositions(even->rules().tiers(), 1)}, quint64{61440});
}

/// Compares rotated and mirrored sets of fences, corner by corner.
void QuoridorIndexTest::boardSymmetries() {
  for (int columns = 2; columns <= 9; ++columns)
    for (int rows = 3; rows <= 9; ++rows) {
      const quoridor::Board board{columns, rows};
      for (int corner = 0; corner < board.corners(); ++corner) {
        const int column = corner % board.cornerColumns();
        const int row = corner / board.cornerColumns();
        const auto bit = [&](int toColumn, int toRow) { return std::uint64_t{1} << (toRow * board.cornerColumns() + toColumn); };
        const std::uint64_t one = bit(column, row);
        const std::uint64_t mirrored = bit(columns - 2 - column, row);
        const std::uint64_t rotated = bit(columns - 2 - column, rows - 2 - row);
        QVERIFY((board.mirrored(FenceSet{one, 0}) == FenceSet{mirrored, 0}));
        QVERIFY((board.mirrored(FenceSet{0, one}) == FenceSet{0, mirrored}));
        QVERIFY((board.rotated(FenceSet{one, 0}) == FenceSet{rotated, 0}));
        QVERIFY((board.rotated(FenceSet{0, one}) == FenceSet{0, rotated}));
        QCOMPARE(std::uint64_t{1} << board.mirroredCorner(corner), mirrored);
      }
    }
}

void QuoridorIndexTest::wholeVariants_data() { smallVariants(); }

/// Places and positions correspond one to one. Two positions share a place exactly if a symmetry maps one position to
/// the other.
void QuoridorIndexTest::wholeVariants() {
  QFETCH(slow_quoridor::Size, size);
  const VariantPtr variant = test::variant(slow_quoridor::idOf(size));
  const TierGraph& tiers = variant->tierGraph();
  std::map<Location, std::string> classes;
  std::set<std::string> seen;
  for (const auto& drawing : slow_quoridor::allPositions(size)) {
    const AnyPosition position = test::position(*variant, slow_quoridor::toText(drawing));
    if (!variant->isStored(position)) continue;
    const Location place = variant->locate(position);
    const std::string own = slow_quoridor::toText(slow_quoridor::canonical(drawing));
    const auto [known, isNew] = classes.try_emplace(place, own);
    QVERIFY2(known->second == own, own.c_str());
    seen.insert(own);
    QCOMPARE(textAt(*variant, place), variant->formatPosition(variant->canonical(position)));
  }
  QCOMPARE(seen.size(), classes.size());
  QCOMPARE(tiers.totalPositions(), std::uint64_t{classes.size()});
  auto next = classes.begin();
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value)
    for (PositionIndex index; index.value < tiers.positionCount(tier); ++index.value, ++next) {
      QVERIFY((next->first == Location{tier, index}));
      const AnyPosition position = variant->positionAt({tier, index});
      QVERIFY(variant->canonical(position) == position && variant->isStored(position));
      QVERIFY((variant->locate(position) == Location{tier, index}));
      QCOMPARE(slow_quoridor::toText(slow_quoridor::canonical(slow_quoridor::fromText(variant->formatPosition(position)))),
               next->second);
    }
  QVERIFY(next == classes.end());
}

void QuoridorIndexTest::tiersAreOrdered_data() { smallVariants(); }

/// A pawn move stays in the layer, and a fence leads to the next lower layer. The tiers after a fence are the
/// children.
void QuoridorIndexTest::tiersAreOrdered() {
  QFETCH(slow_quoridor::Size, size);
  const VariantPtr variant = test::variant(slow_quoridor::idOf(size));
  const TierGraph& tiers = variant->tierGraph();
  std::uint64_t inLayers = 0;
  for (int layer = 0; layer < tiers.layerCount(); ++layer)
    for (const TierId tier : tiers.tiersInLayer(layer)) {
      QCOMPARE(tiers.layerOf(tier), layer);
      ++inLayers;
    }
  QCOMPARE(inLayers, tiers.tierCount());
  for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
    std::set<TierId> children;
    tiers.forEachChild(tier, [&](TierId child) {
      QVERIFY(children.insert(child).second);
      QVERIFY(child != tier && tiers.layerOf(child) <= tiers.layerOf(tier) &&
              tiers.layerOf(tier) - tiers.layerOf(child) <= tiers.childLayerReach());
    });
    for (PositionIndex index; index.value < tiers.positionCount(tier); ++index.value) {
      const AnyPosition position = variant->positionAt({tier, index});
      for (const AnyMove move : variant->legalMoves(position)) {
        const AnyPosition after = variant->play(position, move);
        if (!variant->isStored(after)) continue;
        const TierId to = variant->locate(after).tier;
        const bool isFence = variant->formatMove(position, move).size() == 3;
        QCOMPARE(tiers.layerOf(to), tiers.layerOf(tier) - (isFence ? 1 : 0));
        if (isFence) QVERIFY(children.contains(to));
      }
    }
  }
}

void QuoridorIndexTest::largeVariants_data() {
  QTest::addColumn<slow_quoridor::Size>("size");
  QTest::addColumn<int>("tiers");
  QTest::addColumn<int>("perTier");
  const auto row = [](const char* name, slow_quoridor::Size size, int tiers, int perTier) {
    QTest::newRow(name) << size << tiers << perTier;
  };
  row("5x5 F=8", {5, 5, 8, 8}, 400, 1000);
  row("7x7 F=2", {7, 7, 2, 2}, 200, 1000);
  row("9x9 F=1", {9, 9, 1, 1}, 20, 10000);
  row("2x9 F=10", {2, 9, 10, 10}, 50, 1000);
  row("6x7 F=3-1", {6, 7, 3, 1}, 100, 1000);
}

/// Maps a million places of large variants to positions and back, with the first and the last place of each part.
void QuoridorIndexTest::largeVariants() {
  QFETCH(slow_quoridor::Size, size);
  QFETCH(int, tiers);
  QFETCH(int, perTier);
  const VariantPtr variant = test::variant(slow_quoridor::idOf(size));
  const TierGraph& space = variant->tierGraph();
  std::mt19937_64 random(212);
  int looked = 0;
  for (int tries = 0; looked < tiers; ++tries) {
    QVERIFY(tries < 20 * tiers);
    const TierId tier{randomBelow(space.tierCount(), random)};
    const std::uint64_t count = space.positionCount(tier);
    if (count == 0) continue;
    ++looked;
    std::vector<std::uint64_t> numbers{0, count - 1, space.partPositions(tier, 0) - 1, space.partPositions(tier, 0) % count};
    while (static_cast<int>(numbers.size()) < perTier) numbers.push_back(randomBelow(count, random));
    for (const std::uint64_t number : numbers) {
      const Location place{tier, {number}};
      const AnyPosition position = variant->positionAt(place);
      QVERIFY(variant->locate(position) == place && variant->canonical(position) == position);
    }
  }
}

void QuoridorIndexTest::symmetry_data() {
  QTest::addColumn<slow_quoridor::Size>("size");
  QTest::addColumn<int>("count");
  const auto row = [](const char* name, slow_quoridor::Size size, int count) { QTest::newRow(name) << size << count; };
  row("5x5 F=3", {5, 5, 3, 3}, 20000);
  row("5x5 F=8", {5, 5, 8, 8}, 10000);
  row("8x7 F=2", {8, 7, 2, 2}, 5000);
  row("9x9 F=1", {9, 9, 1, 1}, 5000);
  row("4x6 F=4-2", {4, 6, 4, 2}, 10000);
}

/// Mirror images, and rotated boards with the players exchanged, share one place. No other position has this
/// place.
void QuoridorIndexTest::symmetry() {
  QFETCH(slow_quoridor::Size, size);
  QFETCH(int, count);
  const VariantPtr variant = test::variant(slow_quoridor::idOf(size));
  std::mt19937_64 random(213);
  for (int i = 0; i < count; ++i) {
    const auto drawing = slow_quoridor::randomPosition(size, random);
    if (slow_quoridor::isLost(drawing)) continue;
    const std::string text = slow_quoridor::toText(drawing);
    const Location place = variant->locate(test::position(*variant, text));
    const auto mirrored = slow_quoridor::mirrored(drawing);
    for (const auto& image : {mirrored, slow_quoridor::turned(drawing), slow_quoridor::turned(mirrored)})
      QVERIFY2(variant->locate(test::position(*variant, slow_quoridor::toText(image))) == place, text.c_str());
    const auto found = slow_quoridor::fromText(textAt(*variant, place));
    QVERIFY2(slow_quoridor::canonical(found) == slow_quoridor::canonical(drawing) && found.side == 0, text.c_str());
  }
}

void QuoridorIndexTest::cells_data() { symmetry_data(); }

/// The keys of the tables are the steps to the goal and the fences in hand. The mover's number comes first.
void QuoridorIndexTest::cells() {
  QFETCH(slow_quoridor::Size, size);
  QFETCH(int, count);
  const VariantPtr variant = test::variant(slow_quoridor::idOf(size));
  const auto& keys = variant->tierGraph().aggregateKeys();
  QCOMPARE(keys.size(), std::size_t{2});
  std::mt19937_64 random(214);
  for (int i = 0; i < count / 5; ++i) {
    const auto drawing = slow_quoridor::randomPosition(size, random);
    if (slow_quoridor::isLost(drawing)) continue;
    const Location place = variant->locate(test::position(*variant, slow_quoridor::toText(drawing)));
    for (const AggregateKey& key : keys) {
      const bool bySteps = key.id == "steps";
      QVERIFY(bySteps == key.withinParts && (bySteps || key.id == "fences"));
      const AggregateCell cell = variant->tierGraph().cellOf(place, key);
      const int mover =
          bySteps ? slow_quoridor::stepsToGoal(drawing, drawing.side) : drawing.hands[static_cast<std::size_t>(drawing.side)];
      const int opponent = bySteps ? slow_quoridor::stepsToGoal(drawing, 1 - drawing.side)
                                   : drawing.hands[static_cast<std::size_t>(1 - drawing.side)];
      QCOMPARE(cell.mover, mover);
      QCOMPARE(cell.opponent, opponent);
      QVERIFY(cell.counted && mover <= key.maxMover && opponent <= key.maxOpponent);
    }
  }
}

void QuoridorIndexTest::approximateCounts_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"quoridor:3x3,fences=2", "quoridor:4x4,fences=1", "quoridor:5x5,fences=3", "quoridor:5x5,fences=4-1",
                         "quoridor:7x7,fences=1", "quoridor:9x9,fences=1"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

void QuoridorIndexTest::approximateCounts() {
  QFETCH(QString, id);
  const VariantPtr variant = test::variant(id.toStdString());
  const auto exact = static_cast<double>(variant->tierGraph().totalPositions());
  const auto about = static_cast<double>(variant->tierGraph().approximatePositions());
  QVERIFY2(std::abs(about - exact) <= 0.05 * exact,
           test::message("positions", std::to_string(about), std::to_string(exact)).constData());
}

void QuoridorIndexTest::likelyChildren_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"quoridor:3x3,fences=2", "quoridor:5x5,fences=2", "quoridor:5x5,fences=3", "quoridor:7x7,fences=2"})
    QTest::newRow(id) << QString::fromLatin1(id);
}

/// The prediction finds at least 90 % of the children. The number of wrong predictions is at most 5 % of the
/// number of children.
void QuoridorIndexTest::likelyChildren() {
  QFETCH(QString, id);
  const VariantPtr variant = test::variant(id.toStdString());
  const TierGraph& graph = variant->tierGraph();
  constexpr std::uint64_t mostLooks = 40;
  const std::uint64_t step = std::max<std::uint64_t>(1, graph.tierCount() / mostLooks);
  std::size_t children = 0;
  std::size_t named = 0;
  std::size_t superfluous = 0;
  for (TierId tier; tier.value < graph.tierCount(); tier.value += step) {
    std::set<TierId> all;
    graph.forEachChild(tier, [&](TierId child) { all.insert(child); });
    std::set<TierId> likely;
    graph.forEachLikelyChild(tier, [&](TierId child) { QVERIFY(likely.insert(child).second); });
    children += all.size();
    for (const TierId child : likely) ++(all.contains(child) ? named : superfluous);
  }
  const QString counts = QStringLiteral("%1 of %2, %3 besides").arg(named).arg(children).arg(superfluous);
  QVERIFY2(10 * named >= 9 * children && 20 * superfluous <= children, qPrintable(counts));
}

KOTAI_TEST(QuoridorIndexTest)
#include "index_test.moc"
