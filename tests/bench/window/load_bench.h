// Measures the window under load: long games, large trees and texts, and a slow disk.
#pragma once

#include <QByteArray>
#include <functional>
#include <string>

#include "tests/bench/window/loop_watch.h"
#include "tests/bench/window/report.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

namespace kotai::bench {

/// Measures response times in a visible window. A stall is the longest gap between two beats of the window's event
/// loop.
class LoadBench {
 public:
  LoadBench(ui::Workspace& workspace, ui::MainWindow& window, LoopWatch& watch, Report& report)
      : m_workspace(workspace), m_window(window), m_watch(watch), m_report(report) {}
  void run();

 private:
  void measureGame(const std::string& subject, const QByteArray& text);
  void measureLargeTexts();
  void measureSlowDisk();
  /// Calls \p act several times and lets the window react each time. Reports the longest stall.
  void measureStall(const std::string& subject, const std::string& what, int times, const std::function<void()>& act,
                    double limitMs);

  ui::Workspace& m_workspace;
  ui::MainWindow& m_window;
  LoopWatch& m_watch;
  Report& m_report;
};

}  // namespace kotai::bench
