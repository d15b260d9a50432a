// Tests for leftovers of interrupted solves. Leftovers are found, distinguished from foreign files, and removed
// only if they are not in use.
#include "solvers/files/leftovers.h"

#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <filesystem>

#include "core/base/errors.h"
#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/simultaneous_solution.h"
#include "core/tables/file_layout.h"
#include "core/tables/lock_file.h"
#include "core/tables/solution.h"
#include "solvers/domineering/exact/solve.h"
#include "solvers/domineering/proof/prove.h"
#include "solvers/retrograde/solve.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace fs = std::filesystem;

static fs::path pathOf(const QTemporaryDir& folder) { return folder.path().toStdString(); }

static QStringList filesIn(const QTemporaryDir& folder) {
  return QDir(folder.path()).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

static void write(const QTemporaryDir& folder, const char* name, const QByteArray& contents) {
  QFile file(folder.filePath(QString::fromLatin1(name)));
  QVERIFY(file.open(QFile::WriteOnly) && file.write(contents) == contents.size());
}

/// Stops the solve when \p tiers tiers are done. Returns the size of the files left behind.
static std::uint64_t solvePartly(const QTemporaryDir& folder, const char* id, std::uint64_t tiers) {
  std::stop_source stop;
  retrograde::SolveOptions options;
  options.directory = pathOf(folder);
  options.threads = 1;
  options.progress = [&](const retrograde::SolveProgress& progress) {
    if (progress.tiersDone >= tiers) stop.request_stop();
  };
  const VariantPtr variant = *parseVariant(id);
  if (retrograde::solve(variant, options, stop.get_token()).finished) return 0;
  return fs::file_size(pathOf(folder) / (Solution::fileName(*variant) + ".part"));
}

class LeftoversTest : public QObject {
  Q_OBJECT
 private slots:
  void nothingIsLeftOfFinishedSolves();
  void interruptedSolve();
  void partOfASolvedVariant();
  void interruptedProof();
  void foreignFilesAreNotTouched();
  void emptyFilesAreKnownByName();
};

void LeftoversTest::nothingIsLeftOfFinishedSolves() {
  const QTemporaryDir folder;
  retrograde::SolveOptions options;
  options.directory = pathOf(folder);
  QVERIFY(retrograde::solve(*parseVariant("dodgem:3x3"), options).finished);
  domineering::ProofOptions proof;
  proof.directory = pathOf(folder);
  QVERIFY(domineering::prove(*parseSimultaneousVariant("syncdom:5x6"), proof).finished);
  QVERIFY(findLeftovers(pathOf(folder)).empty());
  QVERIFY(findLeftovers(pathOf(folder) / "no such folder").empty());
}

void LeftoversTest::interruptedSolve() {
  const QTemporaryDir folder;
  const std::uint64_t bytes = solvePartly(folder, "dodgem:5x5", 20);
  QVERIFY(bytes > 0);
  write(folder, "dodgem-5x5.kotai.checkpoint", "KOTAICHK");
  auto found = findLeftovers(pathOf(folder));
  QCOMPARE(found.size(), std::size_t{1});
  QCOMPARE(found[0].variantId(), std::string("dodgem:5x5"));
  QVERIFY(found[0].kind == Leftover::Kind::Solve && !found[0].inUse && !found[0].needless);
  QVERIFY(found[0].tiersDone >= 20 && found[0].tiersDone < found[0].tiersTotal);
  QCOMPARE(found[0].tiersTotal, (*parseVariant("dodgem:5x5"))->tierGraph().tierCount());
  QCOMPARE(found[0].bytes, bytes + 8);
  const int running =
      openLockedFile(found[0].lock, layout::headerMagic);  // locks the file as a running solve in this or another program does
  const auto busy = findLeftovers(pathOf(folder));
  QVERIFY(busy[0].inUse);
  for (const Leftover& each : {found[0], busy[0]}) {
    try {
      removeLeftover(each);
      QFAIL("removed under a running solve");
    } catch (const SolutionError& error) {
      QVERIFY(error.fault() == SolutionFault::Locked);
    }
  }
  QCOMPARE(filesIn(folder).size(), 2);
  ::close(running);
  QCOMPARE(removeLeftover(found[0]), bytes + 8);
  QVERIFY(filesIn(folder).isEmpty());
}

void LeftoversTest::partOfASolvedVariant() {
  const QTemporaryDir folder;
  const std::uint64_t bytes = solvePartly(folder, "dodgem:4x4", 1);
  const QTemporaryDir elsewhere;
  retrograde::SolveOptions options;
  options.directory = pathOf(elsewhere);
  retrograde::solve(*parseVariant("dodgem:4x4"), options);
  fs::copy(pathOf(elsewhere) / "dodgem-4x4.kotai", pathOf(folder));
  const auto found = findLeftovers(pathOf(folder));
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(found[0].needless);
  QCOMPARE(removeLeftover(found[0]), bytes);
  QCOMPARE(filesIn(folder), QStringList(QStringLiteral("dodgem-4x4.kotai")));
}

void LeftoversTest::interruptedProof() {
  const QTemporaryDir folder;
  std::stop_source stop;
  domineering::ProofOptions options;
  options.directory = pathOf(folder);
  options.threads = 1;
  options.memoryBytes = std::uint64_t{1} << 24;
  options.progress = [&](const domineering::ProofProgress&) { stop.request_stop(); };
  QVERIFY(!domineering::prove(*parseSimultaneousVariant("syncdom:8x7"), options, stop.get_token()).finished);
  const auto found = findLeftovers(pathOf(folder));
  QCOMPARE(found.size(), std::size_t{1});
  QVERIFY(found[0].kind == Leftover::Kind::Proof);
  QCOMPARE(found[0].variantId(), std::string("syncdom:8x7"));
  QVERIFY(found[0].bytes > 0 && found[0].files.size() == std::size_t(filesIn(folder).size()));
  QCOMPARE(removeLeftover(found[0]), found[0].bytes);
  QVERIFY(filesIn(folder).isEmpty());
  // If another program has finished the search in the meantime, the result of the search is not a leftover.
  domineering::ProofOptions whole;
  whole.directory = pathOf(folder);
  QVERIFY(domineering::prove(*parseSimultaneousVariant("syncdom:5x6"), whole).finished);
  const QStringList before = filesIn(folder);
  Leftover stale = found[0];
  stale.play = *parsePlay("syncdom:5x6");
  stale.lock = pathOf(folder) / "syncdom-5x6.proof.lock";
  QCOMPARE(removeLeftover(stale), std::uint64_t{0});
  QCOMPARE(filesIn(folder), before);
}

void LeftoversTest::foreignFilesAreNotTouched() {
  const QTemporaryDir folder;
  write(folder, "dodgem-4x4.kotai.part", "my diary");
  write(folder, "letters.kotai.part", QByteArray("KOTAI\r\x1a\n"));
  write(folder, "dodgem-4x4.kotai.part.bak", QByteArray("KOTAI"));
  write(folder, "open-game.json", "{}");
  QVERIFY(
      QFile::link(folder.filePath(QStringLiteral("open-game.json")), folder.filePath(QStringLiteral("dodgem-3x3.kotai.part"))));
  QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("dodgem-5x5.kotai.part")));
  QVERIFY(findLeftovers(pathOf(folder)).empty());
}

void LeftoversTest::emptyFilesAreKnownByName() {
  const QTemporaryDir folder;
  write(folder, "dodgem-6x6.kotai.part", {});
  write(folder, "animalshogi-far-drop-no.kotai.part", {});
  write(folder, "syncdom-5x4.kotai.part", {});
  const auto found = findLeftovers(pathOf(folder));
  QCOMPARE(found.size(), std::size_t{3});
  QCOMPARE(found[0].variantId(), std::string("animalshogi:far-drop=no"));
  QCOMPARE(found[1].variantId(), std::string("dodgem:6x6"));
  QVERIFY(found[2].kind == Leftover::Kind::Solve && found[2].play->movesAtOnce());
}

KOTAI_TEST(LeftoversTest)
#include "leftovers_test.moc"
