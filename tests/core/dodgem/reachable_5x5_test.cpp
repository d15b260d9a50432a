// Test of the number of reachable positions of 5x5 Dodgem. Takes about four minutes.
#include <QTest>

#include "tests/core/dodgem/reachable.h"
#include "tests/runner/test_class.h"

using namespace kotai;

class DodgemReachable5x5Test : public QObject {
  Q_OBJECT

 private slots:
  void agreesWithOthers();
};

/// Others have published this number (core/games/dodgem/RULES.md).
void DodgemReachable5x5Test::agreesWithOthers() {
  QCOMPARE(test::reachablePositions(dodgem::Rules(5)), std::uint64_t{164'308'067});
}

KOTAI_TEST(DodgemReachable5x5Test)
#include "reachable_5x5_test.moc"
