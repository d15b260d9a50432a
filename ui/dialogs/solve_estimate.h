// Estimate for solving a variant: positions, memory, disk space and time. If the variant is already solved or
// cannot be solved here, the widget says so instead.
#pragma once

#include <QFormLayout>
#include <QGridLayout>
#include <QSpinBox>
#include <QTimer>
#include <QWidget>
#include <filesystem>

#include "core/game/variant.h"
#include "ui/background/latest.h"
#include "ui/jobs/solve_limits.h"
#include "ui/settings/settings.h"
#include "ui/theme/label.h"

namespace kotai::ui {

struct VariantFacts;

/// Returns the numbers of threads and bytes that a solve may use, from the settings.
SolveLimits limitsOf(const Settings& settings);

class SolveLimitsRow : public QWidget {
  Q_OBJECT

 public:
  explicit SolveLimitsRow(Settings* settings, QWidget* parent = nullptr);

 private:
  void showChosen();
  void retranslate();

  Settings* m_settings;
  QGridLayout* m_grid = new QGridLayout(this);
  QLabel* m_threadsLabel = new Label(this);
  QSpinBox* m_threads = named("threads", new QSpinBox(this));
  QLabel* m_memoryLabel = new Label(this);
  QSpinBox* m_memory = named("memory", new QSpinBox(this));
};

/// Computes the estimate off the GUI thread, shortly after the last change.
class SolveEstimate : public QWidget {
  Q_OBJECT

 public:
  explicit SolveEstimate(std::filesystem::path dataDirectory, QWidget* parent = nullptr);
  void setVariant(const VariantPtr& variant);
  void setLimits(const SolveLimits& limits);
  QString text() const;  ///< the heading and the lines below it
  bool isKnown() const { return m_known; }
  bool isUnsolved() const { return m_unsolved; }  ///< result of the last check; the variant may have been solved since

 signals:
  void changed();

 private:
  void begin();
  void read();
  void show(const VariantFacts& facts);
  void setFigures(const std::vector<std::pair<QString, QString>>& figures);

  std::filesystem::path m_directory;
  SolveLimits m_limits;
  VariantPtr m_variant;
  QTimer m_wait;
  Latest m_estimating;
  bool m_known = false;
  bool m_unsolved = false;
  QLabel* m_headline = wrapping(new Label(this));
  QLabel* m_note = muted(wrapping(new Label(this)));
  QFormLayout* m_figures = new QFormLayout;
};

}  // namespace kotai::ui
