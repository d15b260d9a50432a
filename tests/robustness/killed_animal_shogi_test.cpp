// Tests for Animal Shogi solves that are killed or stopped, or that find foreign checkpoints. The final file is
// always the same.
#include <QProcess>
#include <QTest>
#include <fstream>
#include <functional>
#include <iterator>
#include <random>
#include <vector>

#include "core/base/errors.h"
#include "solvers/retrograde/checkpoint.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/animalshogi/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/cpu_clock.h"
#include "tests/robustness/disturbed_solve.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace fs = std::filesystem;

namespace {

const std::string fileName = "animalshogi.kotai";
const QString id = QStringLiteral("animalshogi");
using test::Disturbance;
using test::Ending;
using How = test::Disturbance::How;

QStringList animalShogiArguments(const fs::path& folder) {
  return {QStringLiteral("solve"), QStringLiteral("animalshogi"), QStringLiteral("--data"),
          QString::fromStdString(folder.string())};
}

/// Returns whether the files have the same bytes.
bool sameBytes(const fs::path& left, const fs::path& right) {
  if (fs::file_size(left) != fs::file_size(right)) return false;
  std::ifstream a(left, std::ios::binary);
  std::ifstream b(right, std::ios::binary);
  std::vector<char> bytesA(1U << 20);
  std::vector<char> bytesB(bytesA.size());
  while (a && b) {
    a.read(bytesA.data(), static_cast<std::streamsize>(bytesA.size()));
    b.read(bytesB.data(), static_cast<std::streamsize>(bytesB.size()));
    if (a.gcount() != b.gcount() || !std::equal(bytesA.begin(), bytesA.begin() + a.gcount(), bytesB.begin())) return false;
  }
  return true;
}

void inOrderOfBytes(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t number = 0; number < count; ++number) work(number);
}

}  // namespace

class KilledAnimalShogiTest : public QObject {
  Q_OBJECT

 private slots:
  void disturbedAgainAndAgain();
  void damagedCheckpoint();
  void damagedSolution();
  void foreignCheckpoint();
  void stopsAtOnce();
  void secondProgramIsRefused();

 private:
  fs::path checkpoint(const test::DataFolder& folder) const { return folder.path() / (fileName + ".checkpoint"); }
  void solveOn(const test::DataFolder& folder) const;
  void compareWithUndisturbed(const test::DataFolder& folder) const;
};

void KilledAnimalShogiTest::solveOn(const test::DataFolder& folder) const {
  QVERIFY(test::solveOn(id, folder.path(), 0) == Ending::Finished);
}

/// Checks that no other files remain and that every byte is correct.
void KilledAnimalShogiTest::compareWithUndisturbed(const test::DataFolder& folder) const {
  for (const fs::directory_entry& entry : fs::directory_iterator(folder.path())) {
    const std::string name = entry.path().filename().string();
    QVERIFY2(!name.starts_with(fileName) || name == fileName, name.c_str());
  }
  QVERIFY(sameBytes(folder.path() / fileName, test::sharedFolder() / fileName));
}

/// Disturbs the same solve again and again. Kills happen during and after the first checkpoint, while the
/// `.part` file is written, and before this file is renamed. The disk also fills up while the `.part` file is
/// written.
void KilledAnimalShogiTest::disturbedAgainAndAgain() {
  const test::DataFolder folder;
  const std::uint64_t bytes = fs::file_size(test::sharedFolder() / fileName);
  const std::vector<std::pair<Disturbance, Ending>> disturbances{
      {{How::Kill, QStringLiteral("write"), 1'000'000}, Ending::Killed},
      {{How::Kill, QStringLiteral("renamed"), 1}, Ending::Killed},
      {{How::Kill, QStringLiteral("part"), bytes / 5}, Ending::Killed},
      {{How::FullDisk, QStringLiteral("part"), bytes / 2}, Ending::DiskFull},
      {{How::Kill, QStringLiteral("part"), bytes * 9 / 10}, Ending::Killed},
      {{How::Kill, QStringLiteral("sync"), 1}, Ending::Killed}};
  std::size_t recordsBefore = 0;
  for (const auto& [disturbance, ending] : disturbances) {
    QVERIFY2(test::solveWith(disturbance, id, folder.path(), 0) == ending, qPrintable(disturbance.where));
    QVERIFY(!fs::exists(folder.path() / fileName));
    const std::size_t records = test::recordsOf(folder.path() / (fileName + ".part")).size();
    QVERIFY(records >= recordsBefore);
    recordsBefore = records;
  }
  solveOn(folder);
  compareWithUndisturbed(folder);
}

void KilledAnimalShogiTest::damagedCheckpoint() {
  const test::DataFolder folder;
  QVERIFY(test::solveWith({How::Kill, QStringLiteral("renamed"), 1}, id, folder.path(), 0) == Ending::Killed);
  test::flipBit(checkpoint(folder), fs::file_size(checkpoint(folder)) * 4);
  solveOn(folder);
  compareWithUndisturbed(folder);
}

/// A flipped bit anywhere in the solution leads to the correct result or to an error.
void KilledAnimalShogiTest::damagedSolution() {
  const test::DataFolder folder;
  const VariantPtr variant = test::variant("animalshogi");
  const fs::path copy = folder.path() / fileName;
  fs::copy_file(test::sharedFolder() / fileName, copy);
  const SolutionPtr right = test::sharedSolution("animalshogi");
  std::mt19937_64 random(164);
  for (int round = 0; round < 20; ++round) {
    const std::uint64_t bit = random() % (fs::file_size(copy) * 8);
    test::flipBit(copy, bit);
    QVERIFY(test::readsRightly(*right, folder.path(), random()));
    test::flipBit(copy, bit);
  }
  QVERIFY(test::readsRightly(*right, folder.path(), random()));
}

/// The checkpoint has a valid checksum and size, but belongs to a different variant. The other files are left
/// over from a kill while a checkpoint was written.
void KilledAnimalShogiTest::foreignCheckpoint() {
  const test::DataFolder folder;
  const std::vector<std::byte> made(slow_shogi::storedPositions, std::byte{2});
  retrograde::saveCheckpoint(checkpoint(folder), "animalshogi:far-drop=no", 5, made, inOrderOfBytes);
  fs::copy_file(checkpoint(folder), checkpoint(folder).string() + ".new");
  fs::resize_file(checkpoint(folder).string() + ".new", 1000);
  solveOn(folder);
  compareWithUndisturbed(folder);
}

/// Stops in every stage of the work, each time resuming from the last stop.
void KilledAnimalShogiTest::stopsAtOnce() {
  using retrograde::SolveStage;
  const test::DataFolder folder;
  const VariantPtr variant = test::variant("animalshogi");
  for (const SolveStage stage : {SolveStage::Preparing, SolveStage::Propagation, SolveStage::Writing}) {
    std::stop_source source;
    test::CpuClock sinceAsked;
    retrograde::SolveOptions options;
    options.directory = folder.path();
    options.progress = [&](const retrograde::SolveProgress& progress) {
      if (progress.stage < stage || source.stop_requested()) return;
      sinceAsked.restart();
      source.request_stop();
    };
    QVERIFY(!retrograde::solve(variant, options, source.get_token()).finished);
    qInfo("stage %d: stopped within %.2f processor seconds", static_cast<int>(stage), sinceAsked.seconds());
    QVERIFY(!Solution::exists(folder.path(), *variant));
  }
  solveOn(folder);
  compareWithUndisturbed(folder);
}

void KilledAnimalShogiTest::secondProgramIsRefused() {
  const test::DataFolder folder;
  QProcess first;
  first.start(QStringLiteral(KOTAI_CLI), animalShogiArguments(folder.path()));
  QVERIFY(first.waitForStarted());
  QTRY_VERIFY_WITH_TIMEOUT(fs::exists(folder.path() / (fileName + ".part")), 60000);
  QProcess second;
  second.start(QStringLiteral(KOTAI_CLI), animalShogiArguments(folder.path()));
  QVERIFY(second.waitForFinished());
  first.kill();
  QVERIFY(first.waitForFinished());
  QCOMPARE(second.exitCode(), 1);
  const QByteArray said = second.readAllStandardError();
  QVERIFY2(said.contains("animalshogi") && said.contains(folder.path().c_str()), said.constData());
}

KOTAI_TEST(KilledAnimalShogiTest)
#include "killed_animal_shogi_test.moc"
