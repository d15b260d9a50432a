// Tests for the games in examples/, which have no engines of their own. Compares values with a plain search and
// with known results.
#include <QTest>
#include <atomic>
#include <map>

#include "core/verify/verify.h"
#include "solvers/retrograde/position_engine.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

/// Returns the outcome if a plain search by the rules finds a winner within \p plies plies.
static std::optional<Outcome> search(const Variant& variant, const AnyPosition& position, int plies,
                                     std::map<std::pair<AnyPosition, int>, std::optional<Outcome>>& known) {
  if (const auto finished = variant.finishedValue(position)) return finished->outcome;
  if (plies == 0) return std::nullopt;
  if (const auto found = known.find({position, plies}); found != known.end()) return found->second;
  bool allLose = true;
  std::optional<Outcome> result;
  for (const AnyPosition& after : variant.successors(position)) {
    const auto outcome = search(variant, after, plies - 1, known);
    allLose = allLose && outcome == Outcome::Win;
    if (outcome == Outcome::Loss) result = Outcome::Win;
  }
  if (!result && allLose) result = Outcome::Loss;
  return known[{position, plies}] = result;
}

/// Returns the value with the shortest distance at which the search finds a winner.
static Value searchedValue(const Variant& variant, const AnyPosition& position, int mostPlies) {
  std::map<std::pair<AnyPosition, int>, std::optional<Outcome>> known;
  for (int plies = 0; plies <= mostPlies; ++plies)
    if (const auto outcome = search(variant, position, plies, known)) return {*outcome, static_cast<std::uint32_t>(plies)};
  return Value::draw();
}

class ExamplesTest : public QObject {
  Q_OBJECT

 private slots:
  void knownResults_data();
  void knownResults();
  void aPlainSearchAgrees_data();
  void aPlainSearchAgrees();
  void verifyAgrees_data() { variants(); }
  void verifyAgrees();
  void aStoppedSolveOfOneTierContinues();
  void badTextsAreRefused_data();
  void badTextsAreRefused();

 private:
  static void variants() {
    QTest::addColumn<std::string>("id");
    for (const char* const id : {"threemensmorris", "hexapawn:3x3", "hexapawn:4x3", "hexapawn:3x5"})
      QTest::newRow(id) << std::string(id);
  }
};

void ExamplesTest::knownResults_data() {
  QTest::addColumn<std::string>("id");
  QTest::addColumn<std::string>("value");
  QTest::newRow("the side that begins wins from the centre") << std::string("threemensmorris") << std::string("win 9");
  QTest::newRow("Gardner: the second player wins") << std::string("hexapawn:3x3") << std::string("loss 6");
  QTest::newRow("the first player wins on 4x4") << std::string("hexapawn:4x4") << std::string("win 11");
}

void ExamplesTest::knownResults() {
  QFETCH(std::string, id);
  QFETCH(std::string, value);
  const VariantPtr variant = test::variant(id);
  const test::DataFolder folder;
  QCOMPARE(toText(folder.solve(variant)->value(variant->start())), value);
}

void ExamplesTest::aPlainSearchAgrees_data() { variants(); }

void ExamplesTest::aPlainSearchAgrees() {
  QFETCH(std::string, id);
  constexpr int searchedPlies = 9;
  const VariantPtr variant = test::variant(id);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  AnyPosition position = variant->start();
  for (int turn = 0; turn < 6 && !variant->finishedValue(position); ++turn) {
    const Value stored = solution->value(position);
    const Value found = searchedValue(*variant, position, searchedPlies);
    if (stored.distancePlies <= searchedPlies)
      QCOMPARE(toText(found), toText(stored));
    else
      QVERIFY(found == Value::draw());
    const auto after = variant->successors(position);
    position = after[static_cast<std::size_t>(turn) % after.size()];
  }
}

/// The naive checker accepts every correct value and rejects wrong values.
void ExamplesTest::verifyAgrees() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const test::DataFolder folder;
  const VerifyReport report = verifySolution(*folder.solve(variant));
  QVERIFY(report.correct());
  QCOMPARE(report.positionsChecked, variant->tierGraph().totalPositions());
}

/// Stops the solve after every saved ply and resumes it. The file equals the file of an uninterrupted run. The
/// progress of a resumed run distinguishes its own work from the work of earlier runs.
void ExamplesTest::aStoppedSolveOfOneTierContinues() {
  const VariantPtr variant = test::variant("threemensmorris");
  const test::DataFolder once;
  once.solve(variant);
  const test::DataFolder often;
  const retrograde::PositionEngine engine(variant, std::chrono::milliseconds(0));
  int runs = 0;
  int resumed = 0;
  std::atomic<bool> isApart = true;
  for (bool finished = false; !finished; ++runs) {
    QVERIFY(runs < 100);
    SolutionWriter writer(often.path(), variant, engine.coding());
    WorkerPool pool(2);
    std::stop_source stop;
    const auto stopLater = [&](const retrograde::StageProgress& told) {
      // Runs 0 and 1 find no decided positions in the file, because no position is decided in 0 plies.
      if (told.stage == retrograde::SolveStage::Propagation && (told.decidedBefore > 0) != (runs > 1)) isApart = false;
      if (told.stage == retrograde::SolveStage::Propagation && told.plies > static_cast<std::uint32_t>(runs)) stop.request_stop();
    };
    const auto report = engine.solve(
        {writer, pool, 2, often.path() / "checkpoint", stop.get_token(), stopLater, [](const std::optional<SolutionError>&) {}});
    finished = report.finished;
    if (finished) writer.finish();
    if (report.resumed) ++resumed;
  }
  QVERIFY(resumed > 2);
  QVERIFY(isApart);
  const auto contents = [&](const test::DataFolder& folder) {
    QFile file(QString::fromStdString((folder.path() / Solution::fileName(*variant)).string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  QVERIFY(!contents(once).isEmpty());
  QCOMPARE(contents(often), contents(once));
}

void ExamplesTest::badTextsAreRefused_data() {
  QTest::addColumn<std::string>("id");
  QTest::addColumn<std::string>("position");
  QTest::newRow("too many men") << std::string("threemensmorris") << std::string("XXX/X2/OO1 X");
  QTest::newRow("uneven men") << std::string("threemensmorris") << std::string("XX1/3/3 X");
  QTest::newRow("a row too many") << std::string("threemensmorris") << std::string("3/3/3/3 X");
  QTest::newRow("a letter of another game") << std::string("hexapawn:3x3") << std::string("XVV/3/AAA A");
  QTest::newRow("no side") << std::string("hexapawn:3x3") << std::string("VVV/3/AAA");
}

void ExamplesTest::badTextsAreRefused() {
  QFETCH(std::string, id);
  QFETCH(std::string, position);
  QVERIFY(!test::variant(id)->parsePosition(position).has_value());
}

KOTAI_TEST(ExamplesTest)
#include "examples_test.moc"
