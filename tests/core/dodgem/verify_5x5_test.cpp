// Derives every value of 5x5 Dodgem again, which takes more than a minute.
#include <QTest>
#include <cstdint>

#include "core/verify/verify.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

class DodgemVerify5x5Test : public QObject {
  Q_OBJECT

 private slots:
  void everyValueFollowsFromTheRules();
};

void DodgemVerify5x5Test::everyValueFollowsFromTheRules() {
  const test::DataFolder folder;
  VerifyOptions options;
  options.threads = 2;
  const VerifyReport report = verifySolution(*folder.solve(test::dodgem(5)), options);
  QVERIFY(report.correct());
  QCOMPARE(report.positionsChecked, std::uint64_t{120030201});
}

KOTAI_TEST(DodgemVerify5x5Test)
#include "verify_5x5_test.moc"
