// Tests of 5x5 Dodgem that take minutes: the number of reachable positions, and every value.
#include <QTest>

#include "core/verify/verify.h"
#include "tests/core/dodgem/reachable.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

class DodgemReachable5x5Test : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithOthers();
  void everyValueFollowsFromTheRules();
};

/// Others have published this number (core/games/dodgem/RULES.md).
void DodgemReachable5x5Test::agreesWithOthers() {
  QCOMPARE(test::reachablePositions(dodgem::Rules(5)), std::uint64_t{164'308'067});
}

void DodgemReachable5x5Test::everyValueFollowsFromTheRules() {
  const test::DataFolder folder;
  VerifyOptions options;
  options.threads = 2;
  const VerifyReport report = verifySolution(*folder.solve(test::dodgem(5)), options);
  QVERIFY(report.correct());
  QCOMPARE(report.positionsChecked, std::uint64_t{120030201});
}

KOTAI_TEST(DodgemReachable5x5Test)
#include "reachable_5x5_test.moc"
