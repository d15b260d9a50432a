// Tests for the remaining time of a solve in stages.
#include <QTest>
#include <array>

#include "solvers/retrograde/work_clock.h"
#include "tests/runner/test_class.h"

using namespace kotai::retrograde;

class WorkShareTest : public QObject {
  Q_OBJECT

  static WorkClock::Time at(double seconds) {
    return WorkClock::Time() + std::chrono::duration_cast<WorkClock::Time::duration>(std::chrono::duration<double>(seconds));
  }

 private slots:
  void curvesAreReadInProportion() {
    constexpr std::array<WorkPoint, 3> curve{{{0, 0}, {0.5, 0.1}, {1, 0.6}}};
    QCOMPARE(workDone(curve, -1), 0.0);
    QCOMPARE(workDone(curve, 0.25), 0.05);
    QCOMPARE(workDone(curve, 0.75), 0.35);
    QCOMPARE(workDone(curve, 2), 0.6);
  }

  void nothingIsEstimatedBeforeAnyWork() {
    WorkClock clock;
    QVERIFY(clock.secondsLeft(at(5)) < 0);
    clock.note({}, at(0));
    QVERIFY(clock.done() < 0);
    clock.note({0, 0}, at(0));
    QVERIFY(clock.secondsLeft(at(5)) < 0);
  }

  /// The first tenth took one second, so nine more seconds remain.
  void remainingTimeFollowsTheSpeed() {
    WorkClock clock;
    clock.note({0, 0}, at(10));
    clock.note({0.1, 0.1}, at(11));
    QCOMPARE(clock.secondsLeft(at(11)), 9.0);
    QCOMPARE(clock.secondsLeft(at(13)), 9.0);  // without a report, the estimate stays the same
    clock.note({0.5, 0.8}, at(15));
    QCOMPARE(clock.secondsLeft(at(15)), 5.0);
    QCOMPARE(clock.secondsLeft(at(17)), 3.0);
    QCOMPARE(clock.secondsLeft(at(30)), 2.0);  // the step takes longer than expected, but the work after it remains
  }

  /// A resumed run measures its speed from its own work alone.
  void resumedRunsAreMeasuredFromTheirStart() {
    WorkClock clock;
    clock.note({0.6, 0.6}, at(0));
    QVERIFY(clock.secondsLeft(at(1)) < 0);
    clock.note({0.8, 0.8}, at(4));
    QCOMPARE(clock.secondsLeft(at(4)), 4.0);
  }
};

KOTAI_TEST(WorkShareTest)
#include "work_share_test.moc"
