// The window under load: long games, large trees and texts, and a disk that is slow.
#pragma once

#include <QByteArray>
#include <functional>
#include <string>

#include "tests/bench/window/loop_watch.h"
#include "tests/bench/window/report.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

namespace kotai::bench {

/// Measures in a window that is shown. The stalls are the longest gaps in the heartbeat of its event loop.
class LoadBench {
 public:
  LoadBench(ui::Workspace& workspace, ui::MainWindow& window, LoopWatch& watch, Report& report)
      : m_workspace(workspace), m_window(window), m_watch(watch), m_report(report) {}
  void run();

 private:
  void measureGame(const std::string& subject, const QByteArray& text);
  void measureLargeTexts();
  void measureSlowDisk();
  /// Each time \p act was called, and the window had a while to follow.
  void measureStall(const std::string& subject, const std::string& what, int times, const std::function<void()>& act,
                    double limitMs);

  ui::Workspace& m_workspace;
  ui::MainWindow& m_window;
  LoopWatch& m_watch;
  Report& m_report;
};

}  // namespace kotai::bench
