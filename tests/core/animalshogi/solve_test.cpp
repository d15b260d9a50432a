// Solves Animal Shogi from scratch into the folder that other slow tests read.
#include "solvers/retrograde/solve.h"

#include <QTest>

#include "tests/core/animalshogi/slow_game.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;
namespace fs = std::filesystem;

class AnimalShogiSolveTest : public QObject {
  Q_OBJECT

 private slots:
  void fromScratch();
};

void AnimalShogiSolveTest::fromScratch() {
  const VariantPtr variant = test::variant("animalshogi");
  const std::string name = Solution::fileName(*variant);
  fs::create_directories(test::sharedFolder());
  for (const fs::directory_entry& entry : fs::directory_iterator(test::sharedFolder()))
    if (entry.path().filename().string().starts_with(name)) fs::remove(entry.path());

  retrograde::SolveOptions options;
  options.directory = test::sharedFolder();
  double share = 0;
  bool wentBack = false;
  options.progress = [&](const retrograde::SolveProgress& progress) {
    const double now = static_cast<double>(progress.positionsDone) / static_cast<double>(progress.positionsTotal);
    wentBack = wentBack || now < share || now > 1;
    share = now;
  };
  const auto report = retrograde::solve(variant, options);
  qInfo("solved in %.1f s", report.seconds);
  QVERIFY(report.finished);
  QVERIFY(!wentBack);
  QCOMPARE(report.positionsSolved, slow_shogi::storedPositions);
  QVERIFY(Solution::exists(test::sharedFolder(), *variant));
  for (const fs::directory_entry& entry : fs::directory_iterator(test::sharedFolder()))
    if (entry.path().filename().string().starts_with(name))
      QCOMPARE(entry.path().filename().string(), name);  // nothing is left over
}

KOTAI_TEST(AnimalShogiSolveTest)
#include "solve_test.moc"
