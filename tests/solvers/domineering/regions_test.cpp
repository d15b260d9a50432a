// Tests for the parts that solve boards completely: reachable positions, decisions of the bounds, and equivalent
// positions. Compares them with board-by-board play.
#include <QTest>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "core/games/domineering/counts.h"
#include "solvers/base/processor.h"
#include "solvers/domineering/exact/exact.h"
#include "solvers/domineering/exact/exact_engine.h"
#include "solvers/domineering/exact/position_namer.h"
#include "solvers/domineering/exact/reachable_boards.h"
#include "solvers/domineering/exact/settled_positions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using namespace kotai::domineering;

namespace {

using RegionBits = std::uint64_t;

/// Positions reachable by play with their values, computed without bounds or regions.
class Played {
 public:
  Played(int columns, int rows) : m_engine(Board<RegionBits>(columns, rows), 1, {}) {
    if (!m_engine.find(0, std::numeric_limits<std::uint64_t>::max())) throw std::runtime_error("not found");
    for (std::size_t covered = m_engine.layerCount(); covered-- > 0;) m_engine.valueLayer(covered);
  }
  const std::vector<RegionBits>& positions(std::size_t covered) const { return m_engine.positions(covered); }
  std::size_t layerCount() const { return m_engine.layerCount(); }
  GameValue value(RegionBits covered) const { return m_engine.value(covered).value(); }

 private:
  ExactEngine<RegionBits> m_engine;
};

/// Plays each board once.
const Played& playedOn(int columns, int rows) {
  static std::map<std::pair<int, int>, Played> boards;
  return boards.try_emplace({columns, rows}, columns, rows).first->second;
}

bool same(const GameValue& one, const GameValue& two) {
  return std::abs(one.value - two.value) < 1e-9 && one.firstSecure == two.firstSecure && one.secondSecure == two.secondSecure;
}

void addBoards(std::initializer_list<std::pair<int, int>> boards) {
  QTest::addColumn<int>("columns");
  QTest::addColumn<int>("rows");
  for (const auto& [columns, rows] : boards) QTest::addRow("%dx%d", columns, rows) << columns << rows;
}

}  // namespace

class DomineeringRegionsTest : public QObject {
  Q_OBJECT
 private slots:
  void boardsThatCanArise_data();
  void boardsThatCanArise();
  void countedBoards();
  void boundsNeverLie_data();
  void boundsNeverLie();
  void sameFormSameValue_data();
  void sameFormSameValue();
  void formsOfRegions();
  void namesOnAllMachines_data();
  void namesOnAllMachines();
  void valuesOfWholeBoards_data();
  void valuesOfWholeBoards();
};

void DomineeringRegionsTest::boardsThatCanArise_data() {
  addBoards({{1, 1}, {1, 2}, {2, 1}, {1, 10}, {10, 1}, {2, 2},  {3, 2},  {2, 3}, {3, 3}, {4, 3}, {3, 4}, {4, 4}, {5, 3},
             {3, 5}, {5, 4}, {4, 5}, {7, 2},  {2, 7},  {10, 2}, {2, 10}, {7, 3}, {3, 7}, {5, 5}, {6, 4}, {4, 6}});
}

void DomineeringRegionsTest::boardsThatCanArise() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  const Played& played = playedOn(columns, rows);
  WorkerPool pool(2);
  const auto found = reachableBoards(Board<RegionBits>(columns, rows), pool, {});
  QVERIFY(found.has_value());
  QCOMPARE(found->size(), played.layerCount());
  for (std::size_t covered = 0; covered < found->size(); ++covered) QCOMPARE((*found)[covered], played.positions(covered));
}

/// Compares the numbers of positions on larger boards with the numbers found when these boards were solved.
void DomineeringRegionsTest::countedBoards() {
  WorkerPool pool(2);
  for (const auto& [columns, rows] :
       {std::pair(8, 3), std::pair(3, 8), std::pair(9, 3), std::pair(7, 4), std::pair(4, 7), std::pair(6, 5), std::pair(5, 6)}) {
    const auto found = reachableBoards(Board<RegionBits>(columns, rows), pool, {});
    std::uint64_t count = 0;
    for (const auto& layer : found.value()) count += layer.size();
    QCOMPARE(std::optional(count), countedPositions(columns, rows));
  }
  std::stop_source stop;
  stop.request_stop();
  QVERIFY(!reachableBoards(Board<RegionBits>(5, 5), pool, stop.get_token()));
  QVERIFY(!reachableBoards(Board<RegionBits>(5, 5), pool, {}, {.maxPositions = 1000, .found = {}}));
}

void DomineeringRegionsTest::boundsNeverLie_data() { addBoards({{4, 4}, {5, 5}, {6, 4}, {4, 6}, {7, 3}, {3, 8}, {2, 9}}); }

void DomineeringRegionsTest::boundsNeverLie() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  const Played& played = playedOn(columns, rows);
  const SettledPositions settled(Board<RegionBits>(columns, rows));
  std::size_t count = 0;
  for (std::size_t covered = 0; covered < played.layerCount(); ++covered)
    for (const RegionBits position : played.positions(covered)) {
      const auto payoff = settled.payoff(settled.both(position));
      if (!payoff) continue;
      ++count;
      const GameValue value = played.value(position);
      QVERIFY(value.isPure());
      QCOMPARE(int{value.firstSecure}, *payoff);
    }
  QVERIFY(count > 0);
}

void DomineeringRegionsTest::sameFormSameValue_data() { addBoards({{4, 4}, {5, 5}, {5, 4}, {6, 4}, {4, 6}, {8, 3}, {9, 2}}); }

/// All positions with the same normal form have the same value in board-by-board play.
void DomineeringRegionsTest::sameFormSameValue() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  const Played& played = playedOn(columns, rows);
  const auto namer = makePositionNamer(Board<RegionBits>(columns, rows));
  std::map<Bits128, GameValue> known;
  std::size_t positions = 0;
  for (std::size_t covered = 0; covered < played.layerCount(); ++covered)
    for (const RegionBits position : played.positions(covered)) {
      ++positions;
      const RegionForm form = namer->form(position);
      const GameValue value = form.swapped ? played.value(position).swapped() : played.value(position);
      const auto [there, isNew] = known.emplace(form.key, value);
      QVERIFY(isNew || same(there->second, value));
    }
  QVERIFY(known.size() < positions);
  qInfo("%zu positions, %zu forms", positions, known.size());
}

void DomineeringRegionsTest::formsOfRegions() {
  const Board<RegionBits> board(5, 5);
  const auto namer = makePositionNamer(board);
  const auto formOf = [&](RegionBits open) { return namer->form(board.withDeadCells(board.all & ~open)); };
  // The angle covers three cells around a corner: a1, a2 and b2. The form stays the same if the cells are moved
  // or flipped, or if the players are exchanged.
  const RegionBits angle = RegionBits{1} << 0 | RegionBits{1} << 5 | RegionBits{1} << 6;
  QVERIFY(formOf(angle).key == formOf(angle << 12).key);
  QVERIFY(formOf(angle).key == formOf(RegionBits{1} << 0 | RegionBits{1} << 1 | RegionBits{1} << 5).key);
  QVERIFY(formOf(angle).key != formOf(angle | RegionBits{1} << 1).key);
  // The order of two regions does not matter. A line of two cells has the same value as a line of three.
  QVERIFY(formOf(angle | RegionBits{3} << 18).key == formOf(angle << 12 | RegionBits{3}).key);
  QVERIFY(formOf(angle | RegionBits{7} << 17).key == formOf(angle << 12 | RegionBits{3}).key);
  QVERIFY(formOf(angle | RegionBits{3} << 18).key != formOf(angle).key);
  // A horizontal and a vertical line have the same form, with the players exchanged.
  const RegionForm lying = formOf(RegionBits{3});
  const RegionForm upright = formOf(RegionBits{1} | RegionBits{1} << 5);
  QVERIFY(lying.key == upright.key);
  QVERIFY(lying.swapped != upright.swapped);
}

void DomineeringRegionsTest::namesOnAllMachines_data() { addBoards({{5, 5}, {6, 4}, {4, 6}, {3, 8}, {9, 2}, {2, 9}}); }

/// The keys are the same on every processor and do not depend on dead cells.
void DomineeringRegionsTest::namesOnAllMachines() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  const Board<RegionBits> board(columns, rows);
  const SettledPositions settled(board);
  const auto plain = makePlainPositionNamer(board);
  const auto machine = mayUseAvx2() ? makeAvx2PositionNamer(board) : nullptr;
  if (!machine) QSKIP("this machine has no such instructions");
  std::uint64_t random = 1;
  for (int number = 0; number < 200000; ++number) {
    random = random * 6364136223846793005U + 1442695040888963407U;
    const RegionBits covered = (random >> 20 & random >> 3) & board.all;
    const PositionName one = plain->name(settled.both(covered));
    const PositionName other = machine->name(settled.both(covered));
    QCOMPARE(one.settled, other.settled);
    QCOMPARE(one.payoff, other.payoff);
    const RegionForm form = plain->form(covered);
    QVERIFY(form.key == machine->form(covered).key && form.key == plain->form(board.withDeadCells(covered)).key);
    QCOMPARE(form.swapped, machine->form(covered).swapped);
    if (!one.settled) QVERIFY(one.form.key == form.key && other.form.key == form.key);
  }
}

void DomineeringRegionsTest::valuesOfWholeBoards_data() {
  addBoards({{4, 4}, {5, 4}, {4, 5}, {5, 5}, {6, 4}, {4, 6}, {7, 3}, {10, 2}});
}

void DomineeringRegionsTest::valuesOfWholeBoards() {
  QFETCH(int, columns);
  QFETCH(int, rows);
  const Played& played = playedOn(columns, rows);
  std::size_t checked = 0;
  bool allSame = true;
  ExactOptions options;
  options.threads = 2;
  options.finished = [&](int, const Layer& layer) {
    for (std::size_t place = 0; place < layer.positions.size(); ++place) {
      allSame = allSame && same(layer.values[place], played.value(layer.positions[place]));
      ++checked;
    }
  };
  const auto positions = solveExactly(Board<RegionBits>(columns, rows), options);
  QCOMPARE(positions, std::optional<std::uint64_t>(checked));
  QVERIFY(checked > 0 && allSame);
}

KOTAI_TEST(DomineeringRegionsTest)
#include "regions_test.moc"
