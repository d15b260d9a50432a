// Runs the whole program with its window and measures its response times.
#pragma once

#include <QString>
#include <random>

#include "tests/bench/window/report.h"
#include "ui/settings/settings.h"
#include "ui/shell/application.h"
#include "ui/shell/main_window.h"
#include "ui/shell/workspace.h"

namespace kotai::bench {

class WindowBench {
 public:
  explicit WindowBench(const QString& folder);
  /// Measures the given variants, or all variants if none are given, and prints a report. Returns false if a result
  /// never arrived.
  bool run(const std::vector<std::string>& variants);

 private:
  bool open(const std::string& variant);  ///< returns false if the data folder has no solution
  void measure(const std::string& variant);
  void measureMoves(const std::string& variant);
  void measureNotablePositions(const std::string& variant);
  void measureTableCells(const std::string& variant);
  void measureCharts(const std::string& variant);
  void measureSimultaneous(const std::string& variant);
  void measureStalls(const std::string& variant);
  void measureCancel();
  bool playSomething();
  std::vector<Taken> opened(int times, const std::function<void()>& openOne);
  /// Adds a time to the list. Counts a negative time as a failure instead.
  void add(std::vector<Taken>& times, const Taken& taken);
  void waitUntil(const std::function<bool()>& ready);
  template <typename Dock>
  Dock* dock();

  QString m_folder;
  ui::Settings m_settings;
  ui::Workspace m_workspace;
  ui::LanguageSwitch m_language;
  ui::MainWindow m_window;
  LoopWatch m_watch;
  Report m_report;
  std::mt19937 m_random{7};
  bool m_allCame = true;
};

}  // namespace kotai::bench
