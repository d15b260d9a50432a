#include "tests/bench/window/loop_watch.h"

#include <QCoreApplication>
#include <utility>

#include "core/base/resources.h"

namespace kotai::bench {

constexpr int beatMs = 2;
constexpr double longestWaitMs = 10'000;

static double threadCpuMs() { return 1e3 * processorSeconds(); }

static double elapsedMs(const QElapsedTimer& since) { return static_cast<double>(since.nsecsElapsed()) / 1e6; }

LoopWatch::LoopWatch() {
  m_beats.setTimerType(Qt::PreciseTimer);
  m_beats.setInterval(beatMs);
  connect(&m_beats, &QTimer::timeout, this, &LoopWatch::beat);
  m_since.start();
  m_cpuMs = threadCpuMs();
  m_beats.start();
}

void LoopWatch::beat() {
  const Taken gap{elapsedMs(m_since) - beatMs, threadCpuMs() - m_cpuMs};
  if (gap.wallMs > m_longest.wallMs) m_longest = gap;
  m_since.start();
  m_cpuMs = threadCpuMs();
}

Taken LoopWatch::takeLongest() {
  beat();
  return std::exchange(m_longest, Taken());
}

Taken timeUntil(const std::function<bool()>& ready) {
  QElapsedTimer clock;
  clock.start();
  const double cpuBefore = threadCpuMs();
  while (!ready()) {
    if (elapsedMs(clock) > longestWaitMs) return {-1, -1};
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  }
  return {elapsedMs(clock), threadCpuMs() - cpuBefore};
}

void runLoop(int milliseconds) {
  QElapsedTimer clock;
  clock.start();
  while (!clock.hasExpired(milliseconds)) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

}  // namespace kotai::bench
