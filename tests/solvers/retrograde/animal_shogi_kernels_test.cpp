// Tests for Animal Shogi's fast loops against its rules for every kind of processor: replies, successors, predecessors.
#include <QTest>
#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/games/animalshogi/rules.h"
#include "solvers/base/processor.h"
#include "solvers/retrograde/animalshogi/block_kernel.h"
#include "solvers/retrograde/animalshogi/block_walker.h"
#include "solvers/retrograde/animalshogi/row_moves.h"
#include "solvers/retrograde/value_bytes.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::animalshogi;
using namespace kotai::animalshogi::engine;

namespace {

using Position = Rules::Position;

constexpr std::array allOptions{Options{}, Options{Drops::NoFarChicks}, Options{Drops::None},
                                Options{Drops::Everywhere, Tries::Nothing}};
std::string nameOf(const Options& options) { return Rules(options).variantId(); }

/// Capacity of lists that is too small, so that they overflow.
constexpr int littleRoom = 64;

/// Stored position with its block and groups.
struct Sample {
  BlockId block;
  std::uint32_t index = 0;
  Groups groups;
  Position position;
};

const Space& spaceOf(const Rules& rules) { return Space::get(rules.options().tries); }

Sample sampleAt(const Rules& rules, std::uint32_t index) {
  const Index& order = spaceOf(rules).index();
  const MoverPosition turned = order.unrank(index);
  Sample sample;
  sample.block = {turned.materialClass, order.pairNumber(turned.ownLion, turned.enemyLion)};
  sample.index = index;
  std::copy(turned.groups.begin(), turned.groups.end(), sample.groups.sets.begin());
  sample.position = rules.unrank(TierId{0}, {index});
  return sample;
}

std::vector<Position> successorsOf(const Rules& rules, const Position& position) {
  std::vector<Position> all;
  rules.forEachMove(position, [&](Rules::Move move) { all.push_back(rules.play(position, move)); });
  return all;
}

/// Returns whether some move wins at once, by the rules alone.
bool isWonAtOnce(const Rules& rules, const Position& position) {
  const auto after = successorsOf(rules, position);
  return std::any_of(after.begin(), after.end(), [&](const Position& each) { return rules.finishedValue(each).has_value(); });
}

constexpr std::uint8_t lossInFour = code::lossInTwo + 2;

/// Bytes of a position before propagation, derived from the rules alone. For the mate tables, an undecided
/// position counts as lost in four plies.
struct Beginning {
  std::uint8_t value = code::winInOne;
  std::uint8_t mate = mate::won;
  std::uint8_t mateOrTry = mate::won;
};
Beginning beginningOf(const Rules& rules, const Position& position) {
  if (rules.canCaptureLion(position) || isWonAtOnce(rules, position)) return {};
  std::uint8_t safe = 0;
  std::uint8_t lionSafe = 0;
  const auto successors = successorsOf(rules, position);
  for (const Position& after : successors) {
    safe = static_cast<std::uint8_t>(safe + (isWonAtOnce(rules, after) ? 0 : 1));
    lionSafe = static_cast<std::uint8_t>(lionSafe + (rules.canCaptureLion(after) ? 0 : 1));
  }
  if (successors.empty()) return {code::lost, 0, 0};
  const auto open = static_cast<std::uint8_t>(mate::open + lionSafe);
  const std::uint8_t begun = safe == 0 ? mate::marked : open;
  const Position passed = *rules.passed(position);
  const bool inCheck = rules.canCaptureLion(passed);
  const std::uint8_t value = safe == 0 ? code::lossInTwo : static_cast<std::uint8_t>(code::undecided + safe);
  const bool threatened = inCheck || isWonAtOnce(rules, passed);
  return {value, inCheck ? begun : std::uint8_t{0}, threatened ? begun : std::uint8_t{0}};
}

std::uint32_t imageIndex(const Rules& rules, const Position& position) {
  Position image = position;
  for (auto& side : image.board)
    for (SquareSet& set : side) set = mirrored(set);
  return static_cast<std::uint32_t>(rules.rank(image).value);
}

}  // namespace

class AnimalShogiKernelsTest : public QObject {
  Q_OBJECT

 private slots:
  void beginningsFollowTheRules_data();
  void beginningsFollowTheRules();
  void successorsFollowTheRules_data() { variants(); }
  void successorsFollowTheRules();
  void attacksOnRows();
  void predecessorsFollowTheRules_data() { variants(); }
  void predecessorsFollowTheRules();
  void kernelsWriteTheSameBytes_data();
  void kernelsWriteTheSameBytes();
  void kernelsPropagateEqually_data();
  void kernelsPropagateEqually();
  void lionGroupsWriteToDifferentPositions();

 private:
  static void variants() {
    QTest::addColumn<Options>("options");
    for (const Options& options : allOptions) QTest::newRow(nameOf(options).c_str()) << options;
  }
  template <class Visit>
  static void forEachSample(const Rules& rules, Visit&& visit) {
    std::mt19937_64 random(20260101);
    std::uniform_int_distribution<std::uint32_t> any(0, spaceOf(rules).index().positionCount() - 1);
    constexpr int samples = 20000;
    for (int number = 0; number < samples; ++number) visit(sampleAt(rules, any(random)));
  }
};

void AnimalShogiKernelsTest::beginningsFollowTheRules_data() {
  QTest::addColumn<bool>("portable");
  QTest::addColumn<Options>("options");
  for (const bool portable : {false, true})
    for (const Options& options : allOptions)
      QTest::addRow("%s, %s", portable ? "portable" : "this machine", nameOf(options).c_str()) << portable << options;
}

/// Compares the initial bytes of some blocks.
void AnimalShogiKernelsTest::beginningsFollowTheRules() {
  QFETCH(bool, portable);
  QFETCH(Options, options);
  const Rules rules(options);
  const auto kernel = portable ? makePortableBlockKernel(options) : makeBlockKernel(options);
  const Space& space = kernel->space();
  const std::size_t positions = space.index().positionCount();
  kotai::retrograde::ValueBytes values(positions);
  kotai::retrograde::ValueBytes mates(positions * mate::tables);
  std::mt19937_64 random(20260101);
  int undecided = 0;
  for (int number = 0; number < 150; ++number) {
    // The sample contains few classes, because memory is allocated in large chunks.
    const BlockId block{number / 10 * 17 % classCount, static_cast<int>(random() % static_cast<unsigned>(space.pairCount()))};
    kernel->begin(block, values.data());
    const std::uint32_t first = space.firstOf(block);
    const std::uint32_t size = Layouts::get()[block.materialClass].blockSize;
    std::vector<std::uint8_t> begun(values.data() + first, values.data() + first + size);
    // For this test, every undecided position is a later loss.
    std::replace_if(
        values.data() + first, values.data() + first + size, [](std::uint8_t each) { return each > code::undecided; },
        lossInFour);
    kernel->beginMates(block, values.data(), mates.data());
    for (int samples = 0; samples < 70; ++samples) {
      const auto rank = static_cast<std::uint32_t>(random() % size);
      const Sample sample = sampleAt(rules, first + rank);
      const Beginning expected = beginningOf(rules, sample.position);
      QCOMPARE(begun[rank], expected.value);
      const std::uint8_t* const pair = mates.data() + std::size_t{sample.index} * mate::tables;
      QCOMPARE(pair[0], expected.mate);
      QCOMPARE(pair[1], expected.mateOrTry);
      undecided += expected.value > code::undecided ? 1 : 0;
    }
  }
  QVERIFY(undecided > 2500);
}

/// Compares the moves of whole rows with those of the rules, one position at a time.
void AnimalShogiKernelsTest::successorsFollowTheRules() {
  QFETCH(Options, options);
  const Rules rules(options);
  const auto kernel = makePortableBlockKernel(options);
  std::size_t moves = 0;
  forEachSample(rules, [&](const Sample& sample) {
    if (rules.canCaptureLion(sample.position)) return;
    std::multiset<std::uint32_t> stored;
    kernel->forEachSuccessor(sample.index, [&](std::uint32_t index) { stored.insert(index); });
    std::multiset<std::uint32_t> expected;
    for (const Position& after : successorsOf(rules, sample.position))
      if (rules.isStored(after)) expected.insert(static_cast<std::uint32_t>(rules.rank(after).value));
    // If both mirror images are stored, the kernel may report either image. The comparison therefore ignores
    // mirroring.
    if (stored != expected) {
      std::multiset<std::uint32_t> smaller;
      std::multiset<std::uint32_t> expectedSmaller;
      for (const std::uint32_t each : stored) smaller.insert(std::min(each, imageIndex(rules, rules.unrank(TierId{0}, {each}))));
      for (const std::uint32_t each : expected)
        expectedSmaller.insert(std::min(each, imageIndex(rules, rules.unrank(TierId{0}, {each}))));
      QCOMPARE(smaller, expectedSmaller);
    }
    moves += expected.size();
  });
  QVERIFY(moves > 50000);
}

void AnimalShogiKernelsTest::attacksOnRows() {
  const Rules rules(Options{});
  const Space& space = spaceOf(rules);
  int attacked = 0;
  forEachSample(rules, [&](const Sample& sample) {
    const ClassLayout& layout = Layouts::get()[sample.block.materialClass];
    const LionPair& lions = space.lions(sample.block);
    const ChickRow& chicks = ChickRows::get()[layout.number];
    const std::uint32_t rank = sample.index - space.firstOf(sample.block);
    const Row row = BlockWalker<PortableBits>(space, sample.block).row(rank / layout.rowLength);
    const bool takes = hasBit(attackedByOwn(row, chicks, lions.enemy), rank % layout.rowLength);
    QCOMPARE(takes, rules.canCaptureLion(sample.position));
    QCOMPARE(hasBit(attackedByEnemy(row, chicks, lions.own), rank % layout.rowLength),
             rules.canCaptureLion(*rules.passed(sample.position)));
    attacked += takes ? 1 : 0;
  });
  QVERIFY(attacked > 1000);
}

void AnimalShogiKernelsTest::predecessorsFollowTheRules() {
  QFETCH(Options, options);
  const Rules rules(options);
  forEachSample(rules, [&](const Sample& sample) {
    const Space& space = spaceOf(rules);
    // For each stored position, counts how often the kernel reports it as a predecessor ...
    std::map<std::uint32_t, int> told;
    bool inBlocks = true;
    const auto visit = [&](std::uint32_t index, std::uint32_t block) {
      ++told[index];
      const BlockId id = space.blockAt(block);
      inBlocks = inBlocks && space.firstOf(id) <= index && index < space.firstOf(id) + Layouts::get()[id.materialClass].blockSize;
    };
    Predecessors<PortableBits>(sample.block, BlockRules::of(options)).forEach(sample.groups, visit);
    QVERIFY(inBlocks);
    // The count must equal the number of moves from that position to this position. Moves to its mirror image also
    // count, unless the image is stored separately.
    std::set<std::uint32_t> before;
    rules.forEachPredecessor(sample.position, [&](const Position& each) {
      if (!rules.isStored(each) || rules.canCaptureLion(each)) return;
      before.insert(static_cast<std::uint32_t>(rules.rank(each).value));
      before.insert(imageIndex(rules, each));
    });
    std::map<std::uint32_t, int> expected;
    for (const std::uint32_t index : before) {
      const Position position = rules.unrank(TierId{0}, {index});
      for (const Position& after : successorsOf(rules, position))
        if (rules.isStored(after) && rules.rank(after).value == sample.index) ++expected[index];
    }
    QCOMPARE(told, expected);
  });
}

void AnimalShogiKernelsTest::kernelsWriteTheSameBytes_data() {
  QTest::addColumn<bool>("wide");
  QTest::addColumn<Options>("options");
  for (const bool wide : {false, true})
    for (const Options& options : allOptions)
      QTest::addRow("%s, %s", wide ? "AVX-512" : "AVX2", nameOf(options).c_str()) << wide << options;
}

/// Returns the kernel for newer processors, or null if this processor lacks the instructions.
static std::unique_ptr<const BlockKernel> machineKernel(bool wide, const Options& options) {
  if (wide) return mayUseAvx512() ? makeAvx512BlockKernel(options) : nullptr;
  return mayUseAvx2() ? makeAvx2BlockKernel(options) : nullptr;
}

void AnimalShogiKernelsTest::kernelsWriteTheSameBytes() {
  QFETCH(bool, wide);
  QFETCH(Options, options);
  const auto machine = machineKernel(wide, options);
  if (!machine) QSKIP("this machine has no such instructions");
  const auto portable = makePortableBlockKernel(options);
  const Space& space = portable->space();
  const std::size_t positions = space.index().positionCount();
  kotai::retrograde::ValueBytes first(positions);
  kotai::retrograde::ValueBytes second(positions);
  kotai::retrograde::ValueBytes firstMates(positions * mate::tables);
  kotai::retrograde::ValueBytes secondMates(positions * mate::tables);
  for (int materialClass = 0; materialClass < classCount; materialClass += 37)
    for (int pair = 0; pair < space.pairCount(); ++pair) {
      const BlockId block{materialClass, pair};
      QCOMPARE(machine->begin(block, first.data()), portable->begin(block, second.data()));
      const std::uint32_t size = Layouts::get()[materialClass].blockSize;
      const auto begin = first.data() + space.firstOf(block);
      QVERIFY(std::equal(begin, begin + size, second.data() + space.firstOf(block)));
      std::replace_if(
          begin, begin + size, [](std::uint8_t each) { return each > code::undecided; }, lossInFour);
      machine->beginMates(block, first.data(), firstMates.data());
      portable->beginMates(block, first.data(), secondMates.data());
      const auto mates = firstMates.data() + std::size_t{space.firstOf(block)} * mate::tables;
      QVERIFY(std::equal(mates, mates + std::size_t{size} * mate::tables,
                         secondMates.data() + std::size_t{space.firstOf(block)} * mate::tables));
    }
}

void AnimalShogiKernelsTest::kernelsPropagateEqually_data() {
  QTest::addColumn<bool>("wide");
  QTest::addColumn<int>("tables");
  QTest::addColumn<bool>("fromLost");
  QTest::addColumn<Options>("options");
  QTest::addColumn<int>("room");
  const auto add = [](bool wide, int tables, bool fromLost, const Options& options, int room) {
    QTest::addRow("%s, %d tables, %s, %s, room for %d", wide ? "AVX-512" : "AVX2", tables, fromLost ? "lost" : "won",
                  nameOf(options).c_str(), room)
        << wide << tables << fromLost << options << room;
  };
  for (const int tables : {1, 2})
    for (const bool fromLost : {false, true})
      for (const Options& options : allOptions)
        for (const bool wide : {false, true}) add(wide, tables, fromLost, options, 1 << 20);
  for (const int tables : {1, 2})
    for (const bool fromLost : {false, true})
      for (const bool wide : {false, true}) add(wide, tables, fromLost, Options{}, littleRoom);
}

namespace {

/// Bytes and lists after a kernel's propagation. All kernels start from the same bytes.
struct Propagated {
  std::vector<std::uint8_t> bytes;
  std::vector<std::uint8_t> touched;
  std::vector<EntryList> lists;
  std::uint64_t count = 0;
  std::uint64_t moves = 0;

  bool overflown() const {
    return std::any_of(lists.begin(), lists.end(), [](const EntryList& list) { return list.overflown; });
  }
  std::set<std::uint32_t> decided() const {
    std::set<std::uint32_t> all;
    for (const EntryList& list : lists)
      for (std::size_t number = 0; number < list.size; ++number) all.insert(list.entries[number].index);
    return all;
  }
  std::size_t listed() const {
    std::size_t sum = 0;
    for (const EntryList& list : lists) sum += list.size;
    return sum;
  }
};

/// Propagates from all blocks of several classes in one call. Each block has some positions of the level. Reuses the memory of \p
/// result.
void propagate(const BlockKernel& kernel, int tables, bool fromLost, int room, Propagated& result) {
  constexpr std::uint8_t level = 40;
  const std::size_t each = static_cast<unsigned>(tables);
  const Space& space = kernel.space();
  result.touched.assign(std::size_t{classCount} * maxLionPairs, 0);
  result.lists.clear();
  result.count = result.moves = 0;
  result.bytes.assign(std::size_t{space.index().positionCount()} * each, code::undecided + 3);
  for (std::size_t group = 0; group < groupsOfLions; ++group) result.lists.emplace_back(static_cast<std::size_t>(room));
  std::mt19937_64 random(94);
  std::array<std::vector<std::uint32_t>, groupsOfLions> blocks;
  for (const int materialClass : {0, 20, 37, 500, 777, 1234, 2099})
    for (int pair = 0; pair < space.pairCount(); pair += 2) {
      const BlockId block{materialClass, pair};
      blocks[space.lionGroups()[static_cast<std::size_t>(pair)]].push_back(space.numberOf(block));
      for (std::size_t byte = space.firstOf(block) * each;
           byte < (space.firstOf(block) + Layouts::get()[materialClass].blockSize) * each; ++byte)
        if (random() % 8 == 0) result.bytes[byte] = level;
    }
  const auto collect = [&](const Propagation& propagation) {
    result.count += propagation.decidedCount;
    result.moves += propagation.moves;
  };
  for (const auto& ofGroup : blocks) {
    Propagation propagation{
        result.bytes.data(), tables, code::undecided, fromLost, result.touched.data(), result.lists.data(), level, 0, 0};
    kernel.propagateBlocks(ofGroup, propagation, {});
    collect(propagation);
  }
  if (result.overflown()) return;
  // The lists of the next level are sorted, because kernels find positions in different orders.
  std::vector<EntryList> next;
  for (std::size_t group = 0; group < groupsOfLions; ++group) next.emplace_back(static_cast<std::size_t>(room));
  for (EntryList& list : result.lists) {
    std::sort(list.entries.get(), list.entries.get() + list.size,
              [](const Entry& left, const Entry& right) { return left.index < right.index; });
    Propagation propagation{
        result.bytes.data(), tables, code::undecided, !fromLost, result.touched.data(), next.data(), level + 1, 0, 0};
    kernel.propagateList(list, propagation);
    collect(propagation);
  }
  for (EntryList& list : next) result.lists.push_back(std::move(list));
}

}  // namespace

/// Compares all bytes, and checks that each decided position is reported once.
void AnimalShogiKernelsTest::kernelsPropagateEqually() {
  QFETCH(bool, wide);
  QFETCH(int, tables);
  QFETCH(bool, fromLost);
  QFETCH(Options, options);
  QFETCH(int, room);
  const auto machine = machineKernel(wide, options);
  if (!machine) QSKIP("this machine has no such instructions");
  // Result of the portable kernel, kept from the previous row of test data. Rows that differ only in the machine
  // are adjacent.
  static std::pair<std::tuple<int, bool, std::string, int>, Propagated> portable;
  static Propagated found;
  if (const std::tuple asked{tables, fromLost, nameOf(options), room}; portable.first != asked) {
    propagate(*makePortableBlockKernel(options), tables, fromLost, room, portable.second);
    portable.first = asked;
  }
  const Propagated& expected = portable.second;
  propagate(*machine, tables, fromLost, room, found);
  QVERIFY(expected.moves > 10'000);
  QVERIFY(expected.count > 100);
  QCOMPARE(found.overflown(), expected.overflown());
  QCOMPARE(found.overflown(), room == littleRoom);
  QCOMPARE(found.moves, expected.moves);
  QCOMPARE(found.count, expected.count);
  QVERIFY(found.touched == expected.touched);
  QVERIFY(found.bytes == expected.bytes);
  if (found.overflown()) return;
  QVERIFY(found.decided() == expected.decided());
  QCOMPARE(std::uint64_t{found.listed()}, found.count);
}

void AnimalShogiKernelsTest::lionGroupsWriteToDifferentPositions() {
  // Backward moves from two different groups have disjoint targets, so threads write without locks.
  for (const Tries tries : {Tries::Win, Tries::Nothing}) {
    const Space& space = Space::get(tries);
    std::map<int, std::set<std::size_t>> groupsByTarget;
    std::map<int, std::set<std::size_t>> surveyGroupsByTarget;
    for (int pair = 0; pair < space.pairCount(); ++pair) {
      const std::size_t group = space.lionGroups()[static_cast<std::size_t>(pair)];
      const std::size_t surveyGroup = space.surveyGroups()[static_cast<std::size_t>(pair)];
      const TurnedBlock& back = space.turnedForPredecessors({0, pair});
      groupsByTarget[back.pair].insert(group);
      for (int step = 0; step < back.stepCount; ++step)
        groupsByTarget[back.steps[static_cast<std::size_t>(step)].pair].insert(group);
      const TurnedBlock& on = space.turnedForSuccessors({0, pair});
      surveyGroupsByTarget[on.pair].insert(surveyGroup);
      for (int number = 0; number < on.stepCount; ++number) {
        const LionStep& step = on.steps[static_cast<std::size_t>(number)];
        const int offset = step.target == LionStep::Target::Stored ? 0 : maxLionPairs;
        surveyGroupsByTarget[offset + step.pair].insert(surveyGroup);
      }
    }
    for (const auto* targets : {&groupsByTarget, &surveyGroupsByTarget})
      for (const auto& [pair, groups] : *targets) QCOMPARE(groups.size(), std::size_t{1});
  }
}

KOTAI_TEST(AnimalShogiKernelsTest)
#include "animal_shogi_kernels_test.moc"
