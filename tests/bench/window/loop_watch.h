// How long the window does not answer: the gaps in a heartbeat of its event loop.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>

namespace kotai::bench {

struct Taken {
  double wallMs = 0;
  double cpuMs = 0;  ///< that the window's own thread worked in it; the rest it waited, for other threads or a processor
};

/// The longest gap since it was made or asked last.
class LoopWatch : public QObject {
 public:
  LoopWatch();
  Taken takeLongest();

 private:
  void beat();

  QTimer m_beats;
  QElapsedTimer m_since;
  double m_cpuMs = 0;
  Taken m_longest;
};

/// Waits until a condition holds, while events are processed; negative if it does not after ten seconds. Needs a LoopWatch,
/// whose beats wake the loop.
Taken timeUntil(const std::function<bool()>& ready);
void runLoop(int milliseconds);

}  // namespace kotai::bench
