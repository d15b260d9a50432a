#include "ui/dialogs/solve_limits_row.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <thread>

#include "core/base/resources.h"
#include "ui/theme/label.h"
#include "ui/theme/when_language_changes.h"

namespace kotai::ui {

namespace {
constexpr double bytesPerMb = 1e6;
constexpr int memoryStepMb = 100;
}  // namespace

SolveLimits limitsOf(const Settings& settings) {
  return {static_cast<unsigned>(settings.solveThreads()), static_cast<std::uint64_t>(settings.solveMemoryMb()) * 1'000'000U};
}

SolveLimitsRow::SolveLimitsRow(Settings* settings, QWidget* parent)
    : QWidget(parent),
      m_settings(settings),
      m_threadsLabel(new Label(this)),
      m_threads(new QSpinBox(this)),
      m_memoryLabel(new Label(this)),
      m_memory(new QSpinBox(this)) {
  whenLanguageChanges(this, [this] { retranslate(); });
  m_threads->setRange(0, std::max(static_cast<int>(std::thread::hardware_concurrency()), 1));
  m_memory->setRange(0, static_cast<int>(machineMemory().total / bytesPerMb));
  m_memory->setSingleStep(memoryStepMb);
  m_memory->setGroupSeparatorShown(true);
  m_threadsLabel->setBuddy(m_threads);
  m_memoryLabel->setBuddy(m_memory);
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->addWidget(m_threadsLabel, 0, 0);
  grid->addWidget(m_threads, 0, 1);
  grid->addWidget(m_memoryLabel, 1, 0);
  grid->addWidget(m_memory, 1, 1);
  grid->setColumnStretch(1, 1);
  for (QSpinBox* box : {m_threads, m_memory}) {
    box->setKeyboardTracking(false);  // ignores numbers that are still being typed
    connect(box, &QSpinBox::valueChanged, this, [this] { m_settings->setSolveLimits(m_threads->value(), m_memory->value()); });
  }
  connect(settings, &Settings::solveLimitsChanged, this, &SolveLimitsRow::showChosen);
  showChosen();
  retranslate();
}

void SolveLimitsRow::showChosen() {
  const QSignalBlocker threads(m_threads);
  const QSignalBlocker memory(m_memory);
  m_threads->setValue(m_settings->solveThreads());
  m_memory->setValue(m_settings->solveMemoryMb());
}

void SolveLimitsRow::retranslate() {
  m_threadsLabel->setText(tr("Processor &cores:"));
  m_threads->setSpecialValueText(tr("all (%1)", "processor cores").arg(m_threads->maximum()));
  m_threads->setToolTip(tr("Processor cores used for solving. Fewer leave room for other programs."));
  m_memoryLabel->setText(tr("&Memory limit:"));
  m_memory->setSpecialValueText(tr("all free", "memory"));
  m_memory->setSuffix(tr(" MB"));
  m_memory->setToolTip(tr("Memory used for solving. With less, solving reads more from the disk."));
}

}  // namespace kotai::ui

#include "moc_solve_limits_row.cpp"
