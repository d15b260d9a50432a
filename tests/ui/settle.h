// Waiting for what has no sign of its own: that a window has nothing left to lay out.
#pragma once

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>

namespace kotai::test {

/// Handles events for so many milliseconds at least and in ten turns at least: on a busy machine one turn may take all the time.
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
