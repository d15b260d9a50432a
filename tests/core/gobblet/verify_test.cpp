// Tests that the verifier accepts the whole solution of Gobblet Gobblers.
#include "core/verify/verify.h"

#include <QTest>

#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

class GobbletVerifyTest : public QObject {
  Q_OBJECT

 private slots:
  void rightSolution();
};

void GobbletVerifyTest::rightSolution() {
  const VerifyReport report = verifySolution(*test::sharedSolution("gobblet"));
  qInfo("verified in %.1f s", report.seconds);
  for (const Mismatch& each : report.mismatches) qInfo("%s %s", each.position.c_str(), each.mark.c_str());
  QVERIFY(report.correct());
  QCOMPARE(report.positionsChecked, std::uint64_t{360382485});
}

KOTAI_TEST(GobbletVerifyTest)
#include "verify_test.moc"
