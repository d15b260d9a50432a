// Solves of Animal Shogi that are killed, stopped, or find strange checkpoints: the file in the end is always the same.
#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <csignal>
#include <fstream>
#include <functional>
#include <iterator>
#include <random>
#include <thread>
#include <vector>

#include "core/errors.h"
#include "solvers/retrograde/checkpoint.h"
#include "solvers/retrograde/solve.h"
#include "tests/core/test_solutions.h"

using namespace kotai;
namespace fs = std::filesystem;

namespace {

constexpr std::uint64_t storedPositions = 249442767;
const std::string fileName = "animalshogi.kotai";

QStringList solveArguments(const fs::path& folder) {
  return {QStringLiteral("solve"), QStringLiteral("animalshogi"), QStringLiteral("--data"), QString::fromStdString(folder.string())};
}

/// True if the files hold the same bytes.
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

void flipByte(const fs::path& file, std::uint64_t place) {
  std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
  stream.seekg(static_cast<std::streamoff>(place));
  const int letter = stream.get();
  stream.seekp(static_cast<std::streamoff>(place));
  stream.put(static_cast<char>(letter ^ 0x10));
}

void inOrder(std::size_t count, const std::function<void(std::size_t)>& work) {
  for (std::size_t number = 0; number < count; ++number) work(number);
}

}  // namespace

class KilledAnimalShogiTest : public QObject {
  Q_OBJECT

 private slots:
  void killedAgainAndAgain();
  void damagedCheckpoint();
  void foreignCheckpoint();
  void stopsAtOnce();
  void secondProgramIsTurnedAway();

 private:
  fs::path checkpoint(const test::DataFolder& folder) const { return folder.path() / (fileName + ".checkpoint"); }
  /// Starts a solve and kills it, after a while or once it has left a checkpoint. False if it was done before.
  bool solveAndKill(const test::DataFolder& folder, int afterMs, bool waitForCheckpoint) const;
  void solveOn(const test::DataFolder& folder) const;
  void compareWithUndisturbed(const test::DataFolder& folder) const;
};

bool KilledAnimalShogiTest::solveAndKill(const test::DataFolder& folder, int afterMs, bool waitForCheckpoint) const {
  QProcess process;
  process.start(QStringLiteral(KOTAI_CLI), solveArguments(folder.path()));
  if (!process.waitForStarted()) return false;
  QElapsedTimer clock;
  clock.start();
  while (clock.elapsed() < 60000) {
    if (process.waitForFinished(20)) return false;
    if (clock.elapsed() >= afterMs && (!waitForCheckpoint || fs::exists(checkpoint(folder)))) break;
  }
  ::kill(static_cast<pid_t>(process.processId()), SIGKILL);
  return process.waitForFinished();
}

void KilledAnimalShogiTest::solveOn(const test::DataFolder& folder) const {
  QProcess last;
  last.start(QStringLiteral(KOTAI_CLI), solveArguments(folder.path()));
  QVERIFY(last.waitForFinished(300000));
  QVERIFY2(last.exitCode() == 0, last.readAllStandardError().constData());
}

/// Nothing lies about, and every byte is what it should be.
void KilledAnimalShogiTest::compareWithUndisturbed(const test::DataFolder& folder) const {
  for (const fs::directory_entry& entry : fs::directory_iterator(folder.path())) {
    const std::string name = entry.path().filename().string();
    QVERIFY2(!name.starts_with(fileName) || name == fileName, name.c_str());
  }
  QVERIFY(sameBytes(folder.path() / fileName, test::sharedFolder() / fileName));
}

void KilledAnimalShogiTest::killedAgainAndAgain() {
  const test::DataFolder folder;
  std::mt19937_64 random(161);
  std::uniform_int_distribution<int> delayMs(200, 6000);
  int kills = 0;
  while (kills < 4 && solveAndKill(folder, delayMs(random), false)) {
    ++kills;
    QVERIFY(!fs::exists(folder.path() / fileName));
  }
  QVERIFY(kills > 0);
  solveOn(folder);
  compareWithUndisturbed(folder);
}

void KilledAnimalShogiTest::damagedCheckpoint() {
  const test::DataFolder folder;
  if (!solveAndKill(folder, 0, true)) QSKIP("solved before it wrote a checkpoint");
  flipByte(checkpoint(folder), fs::file_size(checkpoint(folder)) / 2);
  solveOn(folder);
  compareWithUndisturbed(folder);
}

/// Right checksums and size, but another variant's; and what a kill may leave while a checkpoint is written.
void KilledAnimalShogiTest::foreignCheckpoint() {
  const test::DataFolder folder;
  const std::vector<std::byte> made(storedPositions, std::byte{2});
  retrograde::saveCheckpoint(checkpoint(folder), "animalshogi:far-drop=no", 5, made, inOrder);
  std::ofstream(checkpoint(folder).string() + ".new") << "left by a kill";
  solveOn(folder);
  compareWithUndisturbed(folder);
}

/// Wherever it is: at the beginning, in the middle, while it is writing.
void KilledAnimalShogiTest::stopsAtOnce() {
  const test::DataFolder folder;
  const VariantPtr variant = test::variant("animalshogi");
  retrograde::SolveOptions options;
  options.directory = folder.path();
  for (const int afterMs : {100, 3000, 8000}) {
    std::stop_source source;
    QElapsedTimer sinceAsked;
    std::jthread asker([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(afterMs));
      sinceAsked.start();
      source.request_stop();
    });
    const auto report = retrograde::solve(variant, options, source.get_token());
    asker.join();
    if (report.finished) break;
    qInfo("asked after %d ms, stopped within %lld ms", afterMs, sinceAsked.elapsed());
    QVERIFY(sinceAsked.elapsed() < 2000);
    QVERIFY(!Solution::exists(folder.path(), *variant));
  }
  QVERIFY(retrograde::solve(variant, options).finished);
  compareWithUndisturbed(folder);
}

void KilledAnimalShogiTest::secondProgramIsTurnedAway() {
  const test::DataFolder folder;
  QProcess first;
  first.start(QStringLiteral(KOTAI_CLI), solveArguments(folder.path()));
  QVERIFY(first.waitForStarted());
  QTRY_VERIFY(fs::exists(folder.path() / (fileName + ".part")));
  QProcess second;
  second.start(QStringLiteral(KOTAI_CLI), solveArguments(folder.path()));
  QVERIFY(second.waitForFinished());
  first.kill();
  QVERIFY(first.waitForFinished());
  QCOMPARE(second.exitCode(), 1);
  const QByteArray said = second.readAllStandardError();
  QVERIFY2(said.contains("animalshogi") && said.contains(folder.path().c_str()), said.constData());
}

QTEST_GUILESS_MAIN(KilledAnimalShogiTest)
#include "killed_animal_shogi_test.moc"
