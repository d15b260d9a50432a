// Measures how long the window does not respond, as gaps between beats of its event loop.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>

namespace kotai::bench {

struct Taken {
  double wallMs = 0;
  double cpuMs = 0;  ///< processor time of the window's own thread; the thread waited for the rest of the time
};

/// Measures the longest gap between beats since construction or the last query.
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

/// Processes events until \p ready returns true, and returns the time this took. The time is negative after
/// more than ten seconds. Needs a LoopWatch, whose beats wake the event loop.
Taken timeUntil(const std::function<bool()>& ready);
void runLoop(int milliseconds);

}  // namespace kotai::bench
