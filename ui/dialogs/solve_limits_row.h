// Threads and memory that a solve may use, stored in the settings.
#pragma once

#include <QWidget>

#include "ui/jobs/solve_limits.h"
#include "ui/settings/settings.h"

class QLabel;
class QSpinBox;

namespace kotai::ui {

SolveLimits limitsOf(const Settings& settings);

class SolveLimitsRow : public QWidget {
  Q_OBJECT

 public:
  explicit SolveLimitsRow(Settings* settings, QWidget* parent = nullptr);
  QSpinBox* threads() const { return m_threads; }
  QSpinBox* memory() const { return m_memory; }

 private:
  void showChosen();
  void retranslate();

  Settings* m_settings;
  QLabel* m_threadsLabel;
  QSpinBox* m_threads;
  QLabel* m_memoryLabel;
  QSpinBox* m_memory;
};

}  // namespace kotai::ui
