// Waits for a state that no signal reports, such as the finished layout of a window.
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

namespace kotai::test {

/// Handles events for at least \p milliseconds, and for at least ten turns of the event loop. On a busy
/// machine, one turn may take the whole time.
inline void settle(int milliseconds = 30) {
  QElapsedTimer time;
  time.start();
  for (int turn = 0; turn < 10 || time.elapsed() < milliseconds; ++turn) {
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTest::qSleep(2);
  }
}

}  // namespace kotai::test
