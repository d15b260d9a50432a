// Tests for solves and proofs of all other games. A kill or a full disk stops them at many points. Every
// finished tier is kept, and the final records equal those of an undisturbed solve.
#include <QProcess>
#include <QTest>
#include <map>
#include <memory>
#include <random>

#include "core/simultaneous/proved_outcome.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/file_layout.h"
#include "core/verify/domineering/strategy_checker.h"
#include "tests/core/test_solutions.h"
#include "tests/robustness/disturbed_solve.h"
#include "tests/runner/test_class.h"

using namespace kotai;
using test::Disturbance;
using test::Ending;
namespace fs = std::filesystem;

namespace {

constexpr unsigned threads = 2;

std::string nameOf(const QString& id) {
  const std::string text = id.toStdString();
  return isSimultaneous(text) ? fileShapeOf(**parseSimultaneousVariant(text)).fileName()
                              : Solution::fileName(*test::variant(text));
}

QStringList solveArguments(const fs::path& folder) {
  return {QStringLiteral("solve"), QStringLiteral("dodgem:5x5"), QStringLiteral("--data"),
          QString::fromStdString(folder.string())};
}

}  // namespace

class KilledSolveTest : public QObject {
  Q_OBJECT

 private slots:
  void killedAllOverTheFile_data();
  void killedAllOverTheFile();
  void killedAtTheEnd_data();
  void killedAtTheEnd();
  void fullDisk_data();
  void fullDisk();
  void flippedBits_data();
  void flippedBits();
  void flippedBitsInParts_data();
  void flippedBitsInParts();
  void proofsKilledAndWithoutRoom();
  void secondProgramIsRefused();

 private:
  /// Returns the folder of an undisturbed solve, computed once.
  const fs::path& right(const QString& id);

  std::map<QString, std::unique_ptr<test::DataFolder>> m_folders;
  std::map<QString, fs::path> m_right;
};

const fs::path& KilledSolveTest::right(const QString& id) {
  fs::path& file = m_right[id];
  if (!file.empty()) return file;
  auto& folder = m_folders[id] = std::make_unique<test::DataFolder>();
  if (test::solveOn(id, folder->path(), threads) == Ending::Finished) file = folder->path() / nameOf(id);
  return file;
}

void KilledSolveTest::killedAllOverTheFile_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<int>("kills");
  QTest::newRow("Dodgem") << QStringLiteral("dodgem:5x5") << 20;
  QTest::newRow("Quoridor") << QStringLiteral("quoridor:5x5,fences=2") << 20;
  QTest::newRow("Synchronized Domineering") << QStringLiteral("syncdom:6x4") << 20;
  QTest::newRow("Gobblet Gobblers") << QStringLiteral("gobblet") << 20;
}

void KilledSolveTest::killedAllOverTheFile() {
  QFETCH(QString, id);
  QFETCH(int, kills);
  QVERIFY(!right(id).empty());
  const test::DataFolder folder;
  const fs::path part = folder.path() / (nameOf(id) + ".part");
  std::size_t recordsBefore = 0;
  for (const Disturbance& kill : test::killsOverTheWholeFile(static_cast<std::size_t>(kills), fs::file_size(right(id)), 71)) {
    QVERIFY(test::solveWith(kill, id, folder.path(), threads) == Ending::Killed);
    QVERIFY(!fs::exists(folder.path() / nameOf(id)));
    const std::size_t records = test::recordsOf(part).size();
    QVERIFY2(records >= recordsBefore,
             test::message("records kept", std::to_string(records), "at least " + std::to_string(recordsBefore)).constData());
    recordsBefore = records;
  }
  QVERIFY(test::solveOn(id, folder.path(), threads) == Ending::Finished);
  QVERIFY(test::recordsOf(folder.path() / nameOf(id)) == test::recordsOf(right(id)));
  QVERIFY(test::filesIn(folder.path()) == std::vector<std::string>{nameOf(id)});
}

void KilledSolveTest::killedAtTheEnd_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"dodgem:4x4", "quoridor:5x5,fences=1", "syncdom:5x4"}) QTest::newRow(id) << QString::fromLatin1(id);
}

/// Kills the solver when all data has been written: before the file is synced, before it is renamed, and after
/// it is renamed.
void KilledSolveTest::killedAtTheEnd() {
  QFETCH(QString, id);
  QVERIFY(!right(id).empty());
  for (const char* where : {"sync", "rename", "renamed"}) {
    const test::DataFolder folder;
    QVERIFY(test::solveWith({Disturbance::How::Kill, QString::fromLatin1(where), 1}, id, folder.path(), threads) ==
            Ending::Killed);
    QVERIFY(test::solveOn(id, folder.path(), threads) == Ending::Finished);
    QVERIFY(test::recordsOf(folder.path() / nameOf(id)) == test::recordsOf(right(id)));
  }
}

void KilledSolveTest::fullDisk_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QList<int>>("percents");
  const QList<int> places{10, 50, 99};
  QTest::newRow("Dodgem") << QStringLiteral("dodgem:5x5") << places;
  QTest::newRow("Quoridor") << QStringLiteral("quoridor:5x5,fences=2") << places;
  QTest::newRow("Synchronized Domineering") << QStringLiteral("syncdom:6x4") << places;
  QTest::newRow("Gobblet Gobblers") << QStringLiteral("gobblet") << QList<int>{70};
}

/// The disk fills up several times, each time a little later. After each failure, there is free space again.
void KilledSolveTest::fullDisk() {
  QFETCH(QString, id);
  QFETCH(QList<int>, percents);
  QVERIFY(!right(id).empty());
  const test::DataFolder folder;
  for (const int percent : percents) {
    const std::uint64_t end = fs::file_size(right(id)) * static_cast<unsigned>(percent) / 100;
    QVERIFY(test::solveWith({Disturbance::How::FullDisk, QStringLiteral("part"), end}, id, folder.path(), threads) ==
            Ending::DiskFull);
    QVERIFY(!fs::exists(folder.path() / nameOf(id)));
  }
  QVERIFY(test::solveOn(id, folder.path(), threads) == Ending::Finished);
  QVERIFY(test::recordsOf(folder.path() / nameOf(id)) == test::recordsOf(right(id)));
}

void KilledSolveTest::flippedBits_data() {
  QTest::addColumn<QString>("id");
  for (const char* id : {"dodgem:5x5", "quoridor:5x5,fences=2", "gobblet"}) QTest::newRow(id) << QString::fromLatin1(id);
}

/// A flipped bit anywhere in the solution leads to the correct result or to an error.
void KilledSolveTest::flippedBits() {
  QFETCH(QString, id);
  QVERIFY(!right(id).empty());
  const test::DataFolder folder;
  const fs::path copy = folder.path() / nameOf(id);
  fs::copy_file(right(id), copy);
  const SolutionPtr solution = Solution::open(right(id).parent_path(), test::variant(id.toStdString()));
  std::mt19937_64 random(74);
  for (int round = 0; round < 100; ++round) {
    const std::uint64_t bit = random() % (fs::file_size(copy) * 8);
    test::flipBit(copy, bit);
    QVERIFY2(test::readsRightly(*solution, folder.path(), random()),
             test::message("bit", std::to_string(bit), "no wrong value").constData());
    test::flipBit(copy, bit);
  }
}

void KilledSolveTest::flippedBitsInParts_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<int>("rounds");
  QTest::newRow("Dodgem") << QStringLiteral("dodgem:4x4") << 10;
  QTest::newRow("Quoridor") << QStringLiteral("quoridor:5x5,fences=1") << 10;
  QTest::newRow("Synchronized Domineering") << QStringLiteral("syncdom:5x4") << 10;
  QTest::newRow("Gobblet Gobblers") << QStringLiteral("gobblet") << 1;
}

/// Kills the solver and damages the finished parts, which must then be solved again.
void KilledSolveTest::flippedBitsInParts() {
  QFETCH(QString, id);
  QFETCH(int, rounds);
  QVERIFY(!right(id).empty());
  std::mt19937_64 random(72);
  const std::uint64_t bytes = fs::file_size(right(id));
  for (int round = 0; round < rounds; ++round) {
    const test::DataFolder folder;
    const fs::path part = folder.path() / (nameOf(id) + ".part");
    QVERIFY(test::solveWith({Disturbance::How::Kill, QStringLiteral("part"), bytes * 9 / 10}, id, folder.path(), threads) ==
            Ending::Killed);
    const std::uint64_t header = sizeof(layout::FileHeader);
    test::flipBit(part, header * 8 + random() % ((fs::file_size(part) - header) * 8));
    QVERIFY(test::solveOn(id, folder.path(), threads) == Ending::Finished);
    QVERIFY(test::recordsOf(folder.path() / nameOf(id)) == test::recordsOf(right(id)));
  }
}

/// Kills a proof, or lets the disk fill up, at every file that the proof writes. In the end, the result and the
/// strategies are the same.
void KilledSolveTest::proofsKilledAndWithoutRoom() {
  const QString id = QStringLiteral("syncdom:6x4");
  const QString proving = QStringLiteral("prove ") + id;
  const SimultaneousVariantPtr variant = *parseSimultaneousVariant(id.toStdString());
  const test::DataFolder undisturbed;
  QVERIFY(test::solveOn(proving, undisturbed.path(), 1) == Ending::Finished);
  const auto rightOutcome = readProvedOutcome(undisturbed.path(), *variant);
  QVERIFY(rightOutcome && rightOutcome->settled());
  std::uint64_t bytes = 0;  // bytes of the final files, doubled to include removed files
  for (const std::string& name : test::filesIn(undisturbed.path())) bytes += 2 * fs::file_size(undisturbed.path() / name);
  std::mt19937_64 random(73);
  int kills = 0;
  int full = 0;
  while (kills < 20) {
    const test::DataFolder folder;
    for (bool finished = false; !finished;) {
      const bool fills = random() % 3 == 0;
      const QString where = random() % 3 == 0 && !fills ? QStringLiteral("rename") : QStringLiteral("write");
      const std::uint64_t number = where == QStringLiteral("rename") ? 1 + random() % 4 : random() % bytes;
      const Ending ending = test::solveWith({fills ? Disturbance::How::FullDisk : Disturbance::How::Kill, where, number}, proving,
                                            folder.path(), 1);
      QVERIFY(ending == Ending::Killed || ending == Ending::DiskFull || ending == Ending::Finished);
      kills += ending == Ending::Killed ? 1 : 0;
      full += ending == Ending::DiskFull ? 1 : 0;
      finished = ending == Ending::Finished || kills >= 20;
    }
    QVERIFY(test::solveOn(proving, folder.path(), 1) == Ending::Finished);
    const auto outcome = readProvedOutcome(folder.path(), *variant);
    QVERIFY(outcome && outcome->settled());
    QCOMPARE(int(outcome->firstAtLeast), int(rightOutcome->firstAtLeast));
    QCOMPARE(int(outcome->secondAtMost), int(rightOutcome->secondAtMost));
    QVERIFY(test::filesIn(folder.path()) == test::filesIn(undisturbed.path()));
    for (const Side side : {Side::First, Side::Second})
      if (const auto strategy = readStrategy(folder.path(), *variant, side)) {
        const BoardSize board = orientedBoard(*variant, side);
        QVERIFY(checkStrategy(*strategy, {board.columns, board.rows, strategy->payoff}).correct());
      }
  }
  QVERIFY(full > 0);
}

void KilledSolveTest::secondProgramIsRefused() {
  const test::DataFolder folder;
  const fs::path part = folder.path() / (Solution::fileName(*test::dodgem(5)) + ".part");
  QProcess first;
  first.start(QStringLiteral(KOTAI_CLI), solveArguments(folder.path()));
  QVERIFY(first.waitForStarted());
  QTRY_VERIFY_WITH_TIMEOUT(fs::exists(part) && fs::file_size(part) > sizeof(layout::FileHeader), 60000);
  QProcess second;
  second.start(QStringLiteral(KOTAI_CLI), solveArguments(folder.path()));
  QVERIFY(second.waitForFinished());
  first.kill();
  QVERIFY(first.waitForFinished());
  QCOMPARE(second.exitCode(), 1);
  const QByteArray said = second.readAllStandardError();
  QVERIFY2(said.contains("dodgem:5x5") && said.contains(folder.path().c_str()), said.constData());
  QCOMPARE(said.trimmed().count('\n'), 0);
}

KOTAI_TEST(KilledSolveTest)
#include "killed_solve_test.moc"
