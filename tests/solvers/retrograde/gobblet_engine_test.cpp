// Tests for the engine of Gobblet Gobblers. Compares its rows with the rules. Stopped and resumed solves write
// the same file as a single run.
#include <QTest>
#include <array>
#include <chrono>
#include <cstring>
#include <functional>
#include <optional>
#include <random>
#include <stop_token>
#include <utility>
#include <vector>

#include "core/games/gobblet/variant.h"
#include "core/tables/value_coding.h"
#include "solvers/base/processor.h"
#include "solvers/base/worker_pool.h"
#include "solvers/retrograde/gobblet/count_moves_of.h"
#include "solvers/retrograde/gobblet/solver.h"
// This header comes before Qt's headers, because oneTBB has a function with the name of a Qt macro.
#include "solvers/retrograde/gobblet/engine.h"
#include "solvers/retrograde/gobblet/moves.h"
#include "solvers/retrograde/gobblet/turn.h"
#include "tests/core/gobblet/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/core/whole_file.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using retrograde::GobbletEngine;
using retrograde::SolveOptions;
using retrograde::SolveProgress;
using retrograde::SolveReport;
using retrograde::SolveStage;
using retrograde::ValueBytes;
using test::readFile;
namespace fs = std::filesystem;
namespace rows {  // joins the namespaces of the game and of its engine
using namespace kotai::gobblet;
using namespace kotai::gobblet::engine;
}  // namespace rows
using Clock = std::chrono::steady_clock;

namespace {

std::shared_ptr<const rows::GobbletVariant> gobbletVariant(const char* id = "gobblet") {
  return std::dynamic_pointer_cast<const rows::GobbletVariant>(test::variant(id));
}

/// Runs the engine alone, with a checkpoint after every ply if `saving`.
SolveReport run(const fs::path& folder, unsigned threads, bool saving, const std::stop_token& stop,
                std::function<void(const SolveProgress&)> progress = {}, const char* id = "gobblet") {
  const auto interval = saving ? std::chrono::milliseconds(0) : GobbletEngine::defaultCheckpointInterval;
  SolveOptions options;
  options.directory = folder;
  options.threads = threads;
  options.progress = std::move(progress);
  return retrograde::solveWholeTier(gobbletVariant(id), GobbletEngine(gobbletVariant(id), interval), options, stop);
}

rows::Row randomRow(std::mt19937_64& random) {
  rows::Row row;
  for (std::size_t word = 0; word < rows::smallSetCount; ++word) row[word] = random() & rows::Masks::get().existing()[word];
  return row;
}

bool hasBit(const rows::Row& row, int large) {
  const rows::Layers& layers = rows::Layers::get();
  const rows::Layer& layer = layers.layer(large);
  return (row[static_cast<std::size_t>(layers.numberOfSet(layer.own))] >> layers.numberOfSet(layer.other) & 1U) != 0;
}

/// Memory for the tables of all rows, allocated as in the solver.
struct RowMemory {
  ValueBytes undecided{rows::allRows * sizeof(rows::Row)}, notWon{rows::allRows * sizeof(rows::Row)};
  ValueBytes lost{rows::allRows * sizeof(rows::Row)}, fresh{rows::allRows * sizeof(rows::Row)};
  rows::FoundCodes codes;
  std::vector<std::uint8_t> freshRows = std::vector<std::uint8_t>(rows::allRows), changed = freshRows;

  static rows::Row* row(ValueBytes& bytes) { return reinterpret_cast<rows::Row*>(bytes.data()); }
  rows::Tables tables() { return {row(undecided), row(notWon), row(lost), row(fresh), freshRows.data(), changed.data(), &codes}; }
  bool operator==(const RowMemory& other) const {
    const auto same = [](const ValueBytes& left, const ValueBytes& right) {
      return std::equal(left.data(), left.data() + left.size(), right.data());
    };
    return same(undecided, other.undecided) && same(notWon, other.notWon) && same(lost, other.lost) && same(fresh, other.fresh) &&
           codes == other.codes && freshRows == other.freshRows && changed == other.changed;
  }
};

/// Appends to \p found the bytes of the rows of a class.
void addBytes(std::vector<std::uint64_t>& found, int smallClass, const std::function<void(int, std::uint8_t*)>& fill) {
  const rows::Index& index = rows::Index::get();
  for (int row = index.rowOfClass(smallClass); row < index.rowOfClass(smallClass + 1); row += 7) {
    std::array<std::uint8_t, rows::layerCount> bytes{};
    fill(row, bytes.data());
    found.insert(found.end(), bytes.begin(), bytes.end());
  }
}

/// Runs all steps on some classes, as if the other classes were empty. Returns the kernel's counts and marks.
std::vector<std::uint64_t> workOn(const rows::RowKernel& kernel, RowMemory& memory) {
  const rows::Index& index = rows::Index::get();
  const rows::Tables tables = memory.tables();
  const std::vector<std::uint8_t> all(rows::allRows, 1);
  std::vector<std::uint8_t> complete(rows::allRows);
  std::vector<std::uint64_t> found;
  for (const int smallClass : {0, 1, 40, 100, 218}) {
    found.push_back(kernel.begin(smallClass, tables));
    found.push_back(kernel.losses(smallClass, tables, nullptr, 2));
    found.push_back(kernel.wins(smallClass, tables, nullptr, all.data(), 2));
    addBytes(found, smallClass, [&](int row, std::uint8_t* bytes) {
      const int medium = index.row(row).medium;
      kernel.codes(row, &tables.undecided[rows::rowNumber(smallClass, medium)], tables, bytes);
    });
    kernel.storeUndecided(smallClass, tables);
    for (int pieces = 0; pieces <= 8; ++pieces)
      found.push_back(kernel.reach(smallClass, pieces, tables, all.data(), complete.data()));
    rows::Survey counts;
    kernel.survey(smallClass, tables, counts);
    std::vector<std::uint64_t> numbers(sizeof counts / sizeof(std::uint64_t));
    std::memcpy(numbers.data(), &counts, sizeof counts);
    found.insert(found.end(), numbers.begin(), numbers.end());
    addBytes(found, smallClass, [&](int row, std::uint8_t* bytes) { kernel.codes(row, nullptr, tables, bytes); });
    addBytes(found, smallClass, [&](int row, std::uint8_t* bytes) { kernel.marks(row, tables, bytes); });
  }
  return found;
}

void addReveals() {
  QTest::addColumn<bool>("covering");
  QTest::newRow("reveal=loses") << false;
  QTest::newRow("reveal=cover") << true;
}

}  // namespace

class GobbletEngineTest : public QObject {
  Q_OBJECT

 private slots:
  void linesInRows();
  void turnedRows();
  void countedMoves_data() { addReveals(); }
  void countedMoves();
  void kernelsAgree_data() { addReveals(); }
  void kernelsAgree();
  void coveringFollowsFromItsMoves();
  void stopsAndGoesOn();
};

void GobbletEngineTest::linesInRows() {
  const rows::Layers& layers = rows::Layers::get();
  const rows::Masks& masks = rows::Masks::get();
  std::mt19937_64 random(71);
  for (int count = 0; count < 200; ++count) {
    const int small = static_cast<int>(random() % rows::layerCount);
    const int medium = static_cast<int>(random() % rows::layerCount);
    const rows::Tops tops = rows::topsOf(layers.layer(small), layers.layer(medium));
    for (int large = 0; large < rows::layerCount; ++large) {
      const auto position = rows::Rules::positionOf({small, medium, large});
      QCOMPARE(hasBit(masks.ownLine(tops.own), large), rows::hasLine(rows::Rules::visible(position, Side::First)));
      QCOMPARE(hasBit(masks.otherLine(tops.other), large), rows::hasLine(rows::Rules::visible(position, Side::Second)));
      for (int square = 0; square < rows::squareCount; ++square)
        QCOMPARE(hasBit(masks.withoutLargeOn(square), large), (position.of(rows::Size::Large) >> square & 1U) == 0);
    }
  }
}

void GobbletEngineTest::turnedRows() {
  const rows::Layers& layers = rows::Layers::get();
  std::mt19937_64 random(72);
  for (int symmetry = 0; symmetry < rows::symmetryCount; ++symmetry) {
    const rows::Row row = randomRow(random);
    rows::Row turned;
    rows::Row swapped;
    rows::turn(symmetry, row, turned);
    rows::swapAndTurn(symmetry, row, swapped);
    for (int large = 0; large < rows::layerCount; ++large) {
      QCOMPARE(hasBit(turned, layers.image(symmetry, large)), hasBit(row, large));
      QCOMPARE(hasBit(swapped, layers.image(symmetry, layers.swapped(large))), hasBit(row, large));
    }
  }
  // Swapping the sides is a permutation of the rows.
  std::vector<bool> seen(rows::allRows);
  for (int smallClass = 0; smallClass < rows::layerClassCount; ++smallClass)
    for (int medium = 0; medium < rows::layerCount; ++medium) seen[rows::MoveTables::get().swappedRow(smallClass, medium)] = true;
  QVERIFY(std::all_of(seen.begin(), seen.end(), [](bool each) { return each; }));
}

/// Checks the move counts of whole rows against the rules.
void GobbletEngineTest::countedMoves() {
  QFETCH(bool, covering);
  const rows::Layers& layers = rows::Layers::get();
  std::mt19937_64 random(73);
  const rows::Rules rules(covering ? rows::Reveal::Cover : rows::Reveal::Loses);
  std::uint64_t losing = 0;
  for (int count = 0; count < 60; ++count) {
    const rows::Ground ground(static_cast<int>(random() % rows::layerClassCount), static_cast<int>(random() % rows::layerCount));
    const rows::Row positions = rows::both(rows::unfinished(ground), randomRow(random));
    rows::Survey expected;
    for (int large = 0; large < rows::layerCount; ++large) {
      if (!hasBit(positions, large)) continue;
      const auto position = rows::Rules::positionOf({layers.smallestOf(ground.smallNumber), ground.mediumNumber, large});
      std::uint32_t moves = 0;
      std::uint32_t lifts = 0;
      rules.forEachMove(position, [&](rows::Rules::Move move) {
        ++moves;
        if (rules.isLosingLift(position, move)) ++lifts;
      });
      expected.moves += moves;
      expected.losingMoves += lifts;
      expected.mostMoves = std::max(expected.mostMoves, moves);
      expected.mostSafeMoves = std::max(expected.mostSafeMoves, moves - lifts);
    }
    rows::Survey counts;
    if (covering)
      rows::countMoves<rows::Reveal::Cover>(ground, positions, counts);
    else
      rows::countMoves<rows::Reveal::Loses>(ground, positions, counts);
    QCOMPARE(counts.moves, expected.moves);
    QCOMPARE(counts.losingMoves, expected.losingMoves);
    QCOMPARE(counts.mostMoves, expected.mostMoves);
    QCOMPARE(counts.mostSafeMoves, expected.mostSafeMoves);
    losing += counts.losingMoves;
  }
  QVERIFY(losing > 0);
}

/// Compares the kernels for this machine with the portable kernel, in all steps on some classes.
void GobbletEngineTest::kernelsAgree() {
  QFETCH(bool, covering);
  const rows::Reveal reveal = covering ? rows::Reveal::Cover : rows::Reveal::Loses;
  const auto portable = std::make_unique<RowMemory>();
  const std::vector<std::uint64_t> expected = workOn(*rows::makePortableRowKernel(reveal), *portable);
  QVERIFY(expected.front() > 0);
  int machines = 0;
  for (const bool wide : {false, true}) {
    if (!(wide ? mayUseAvx512() : mayUseAvx2())) continue;
    const auto kernel = wide ? rows::makeAvx512RowKernel(reveal) : rows::makeAvx2RowKernel(reveal);
    if (!kernel) continue;
    const auto memory = std::make_unique<RowMemory>();
    QVERIFY(workOn(*kernel, *memory) == expected);
    QVERIFY(*memory == *portable);
    ++machines;
  }
  if (machines == 0) QSKIP("this machine has only the portable kernel");
}

/// Solves the variant in which the moved piece may cover a revealed line. Compares the values with those that
/// follow from the plain moves, on random positions and from the start position. The engine finds the same
/// numbers of values.
void GobbletEngineTest::coveringFollowsFromItsMoves() {
  const auto variant = gobbletVariant("gobblet:reveal=cover");
  WorkerPool pool(2);
  rows::Solver solver(rows::Reveal::Cover, stoppableLoop(pool, {}), {});
  QVERIFY(solver.begin());
  std::uint64_t decided = 1;
  std::vector<std::uint64_t> decidedBefore(2);  // number of resumed positions, indexed by plies
  for (std::uint32_t plies = 2; decided > 0; ++plies) {
    decidedBefore.push_back(solver.decided());
    QVERIFY(solver.nextPly(plies, decided));
  }
  const test::DataFolder folder;
  std::stop_source stop;
  std::optional<SolveProgress> stopped;
  const auto stopAtPly = [&](const SolveProgress& progress) {
    if (stop.stop_requested() || progress.stage != SolveStage::Propagation || progress.plies < 4) return;
    stopped = progress;
    stop.request_stop();
  };
  QVERIFY(!run(folder.path(), 2, false, stop.get_token(), stopAtPly, "gobblet:reveal=cover").finished);
  QVERIFY(stopped && stopped->plies + 1 < decidedBefore.size());
  QVERIFY(stopped->positionsDone >= decidedBefore[stopped->plies] && stopped->positionsDone <= decidedBefore[stopped->plies + 1]);
  const auto valueOf = [&](const slow_gobblet::Position& drawing) {
    std::byte code{};
    solver.codes(variant->locate(test::position(*variant, slow_gobblet::toText(drawing))).index.value, {&code, 1});
    return decodeValue(ValueCoding::Explicit, std::to_integer<std::uint32_t>(code));
  };
  std::mt19937_64 random(73);
  int savedByCovering = 0;
  for (int count = 0; count < 20000; ++count) {
    const slow_gobblet::Position drawing = count == 0 ? slow_gobblet::Position{} : slow_gobblet::randomPosition(random);
    const auto moves = slow_gobblet::moves(drawing, {.mayCover = true});
    if (moves.empty()) continue;
    const auto usualMoves = slow_gobblet::moves(drawing);
    Value best = Value::loss(1);
    for (const auto& [text, after] : moves) {
      const bool lost = slow_gobblet::isWon(after);
      const Value value = lost ? Value::loss(1) : valueForMover(valueOf(after));
      if (preference(value, best) > 0) best = value;
      savedByCovering += !lost && slow_gobblet::isWon(usualMoves.at(text)) ? 1 : 0;
    }
    QVERIFY2(valueOf(drawing) == best, slow_gobblet::toText(drawing).c_str());
  }
  QVERIFY(savedByCovering > 100);
}

/// An interrupted and resumed solve, on one and on three threads, writes the same file as the uninterrupted run
/// of cli_gobblet_test. The long test also stops a resumed propagation and the writing.
void GobbletEngineTest::stopsAndGoesOn() {
  const fs::path name = Solution::fileName(*gobbletVariant());
  const test::DataFolder pieces;
  const bool isLong = qEnvironmentVariableIsSet("KOTAI_LONG_TESTS");
  std::vector<std::pair<SolveStage, unsigned>> stops{{SolveStage::Preparing, 0}, {SolveStage::Propagation, 3}};
  if (isLong) stops.emplace_back(SolveStage::Propagation, 4);
  stops.emplace_back(SolveStage::Reachable, 0);
  if (isLong) stops.emplace_back(SolveStage::Writing, 0);
  std::size_t runs = 0;
  bool resumed = false;
  // Each run stops later than the previous run, and resumes from the saved values.
  for (const auto& [stage, plies] : stops) {
    std::stop_source stop;
    Clock::time_point asked;
    const bool saving = stage == SolveStage::Propagation;
    const SolveReport part = run(pieces.path(), runs % 2 == 0 ? 1 : 3, saving, stop.get_token(),
                                 [&, wantedStage = stage, wantedPlies = plies](const SolveProgress& progress) {
                                   if (stop.stop_requested() || progress.stage != wantedStage || progress.plies < wantedPlies)
                                     return;
                                   asked = Clock::now();
                                   stop.request_stop();
                                 });
    const auto heard = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - asked);
    qInfo("stopped after %lld ms", static_cast<long long>(heard.count()));
    QVERIFY(!part.finished);
    QVERIFY(heard < std::chrono::milliseconds(2000));  // takes 100 ms on an idle machine
    resumed = resumed || part.resumed;
    ++runs;
  }
  const SolveReport last = run(pieces.path(), 3, false, {});
  QVERIFY(last.finished && resumed && last.resumed && runs == stops.size());
  QVERIFY(readFile(test::sharedFolder() / name) == readFile(pieces.path() / name));
  QVERIFY(!fs::exists(pieces.path() / (name.string() + ".checkpoint")));
}

KOTAI_TEST(GobbletEngineTest)
#include "gobblet_engine_test.moc"
