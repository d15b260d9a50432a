// How long the window does not answer: the gaps in a heartbeat of its event loop.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>

namespace kotai::bench {

struct Stall {
  double wallMs = 0;  ///< between two beats
  double cpuMs = 0;   ///< that the window's own thread worked in it; the rest it waited for a processor
};

/// The longest gap since it was made or asked last.
class LoopWatch : public QObject {
 public:
  LoopWatch();
  Stall takeLongest();

 private:
  void beat();

  QTimer m_beats;
  QElapsedTimer m_since;
  double m_cpuMs = 0;
  Stall m_longest;
};

/// Milliseconds until something is so, while events are dealt with; negative if it is not after ten seconds. Needs a LoopWatch,
/// whose beats wake the loop.
double millisecondsUntil(const std::function<bool()>& ready);
void runLoop(int milliseconds);

}  // namespace kotai::bench
