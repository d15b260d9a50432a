// Tests for background work: the results always arrive through the event loop, however quickly the work is done.
#include "ui/background/background.h"

#include <QtTest>
#include <memory>
#include <stop_token>
#include <thread>

#include "tests/runner/test_class.h"

using kotai::ui::runInBackground;

class BackgroundTest : public QObject {
  Q_OBJECT

 private slots:
  /// Results are reported only after the requesting function has returned and the window shows the board.
  void resultsComeAfterTheRequestHasReturned() {
    constexpr int requests = 5000;
    const std::jthread busy([](const std::stop_token& stop) {
      while (!stop.stop_requested()) {
      }
    });
    QThreadPool pool;
    pool.setMaxThreadCount(1);
    QObject context;
    int early = 0;
    for (int number = 0; number < requests; ++number) {
      bool returned = false;
      bool received = false;
      runInBackground(
          pool, &context, [] { return 1; },
          [&](int) {
            received = true;
            if (!returned) ++early;
          });
      returned = true;
      while (!received) QCoreApplication::processEvents();
    }
    QCOMPARE(early, 0);
  }

  void nothingIsCalledForADestroyedReceiver() {
    QThreadPool pool;
    auto context = std::make_unique<QObject>();
    bool called = false;
    runInBackground(
        pool, context.get(), [] { return 1; }, [&called](int) { called = true; });
    pool.waitForDone();
    context.reset();
    QCoreApplication::processEvents();
    QVERIFY(!called);
  }
};

KOTAI_TEST(BackgroundTest)
#include "background_test.moc"
