#include "ui/dialogs/solve_estimate.h"

#include <QSignalBlocker>
#include <algorithm>
#include <thread>

#include "core/base/resources.h"
#include "core/game/game.h"
#include "ui/strings/strings.h"
#include "ui/theme/when_language_changes.h"
#include "ui/welcome/variant_states.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

constexpr double bytesPerMb = 1e6;
constexpr int memoryStepMb = 100;

SolveLimits limitsOf(const Settings& settings) {
  return {static_cast<unsigned>(settings.solveThreads()), static_cast<std::uint64_t>(settings.solveMemoryMb()) * 1'000'000U};
}

SolveLimitsRow::SolveLimitsRow(Settings* settings, QWidget* parent) : QWidget(parent), m_settings(settings) {
  m_threads->setRange(0, std::max(static_cast<int>(std::thread::hardware_concurrency()), 1));
  m_memory->setRange(0, static_cast<int>(machineMemory().total / bytesPerMb));
  m_memory->setSingleStep(memoryStepMb);
  m_memory->setGroupSeparatorShown(true);
  m_threadsLabel->setBuddy(m_threads);
  m_memoryLabel->setBuddy(m_memory);
  m_grid->setContentsMargins(0, 0, 0, 0);
  m_grid->addWidget(m_threadsLabel, 0, 0);
  m_grid->addWidget(m_threads, 0, 1);
  m_grid->addWidget(m_memoryLabel, 1, 0);
  m_grid->addWidget(m_memory, 1, 1);
  m_grid->setColumnStretch(1, 1);
  for (QSpinBox* box : {m_threads, m_memory}) box->setKeyboardTracking(false);  // waits until a number is complete
  connect(m_threads, &QSpinBox::valueChanged, &settings->solveThreads, &Setting<int>::set);
  connect(m_memory, &QSpinBox::valueChanged, &settings->solveMemoryMb, &Setting<int>::set);
  connect(settings, &Settings::solveLimitsChanged, this, &SolveLimitsRow::showChosen);
  showChosen();
  keepTranslated(this, [this] { retranslate(); });
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
  m_threads->setToolTip(tr("Processor cores used for solving. Fewer cores leave room for other programs."));
  m_memoryLabel->setText(tr("&Memory limit:"));
  m_memory->setSpecialValueText(tr("all free memory", "memory"));
  constexpr int aroundPx = 64;  // width of the padding, the frame and the arrow buttons
  // The style sheet overrides the minimum width of a spin box, but not that of a column.
  m_grid->setColumnMinimumWidth(1, m_memory->fontMetrics().horizontalAdvance(m_memory->specialValueText()) + aroundPx);
  m_memory->setSuffix(tr(" MB"));
  m_memory->setToolTip(tr("Memory used for solving. With less, solving reads more from the disk."));
}

constexpr int waitMs = 120;

SolveEstimate::SolveEstimate(std::filesystem::path dataDirectory, QWidget* parent)
    : QWidget(parent), m_directory(std::move(dataDirectory)) {
  makeStrong(m_headline);
  m_figures->setVerticalSpacing(3);
  m_figures->setHorizontalSpacing(10);
  auto* column = makeLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 6);
  column->addWidget(m_headline);
  column->addLayout(m_figures);
  column->addWidget(m_note);
  column->addStretch(1);
  m_wait.setSingleShot(true);
  m_wait.setInterval(waitMs);
  connect(&m_wait, &QTimer::timeout, this, &SolveEstimate::read);
}

void SolveEstimate::setLimits(const SolveLimits& limits) {
  if (limits == m_limits) return;
  m_limits = limits;
  if (m_variant) begin();
}

void SolveEstimate::setVariant(const VariantPtr& variant) {
  if (m_variant && m_variant->id() == variant->id()) return;
  m_variant = variant;
  begin();
}

void SolveEstimate::begin() {
  m_known = false;
  m_estimating.drop();
  m_headline->setText(tr("Estimating…"));
  m_note->clear();
  const auto positions = static_cast<double>(m_variant->tierGraph().approximatePositions());
  setFigures({{tr("Positions"), positionsText(positions, !m_variant->game().countsSlowly)}});
  m_wait.start();
}

void SolveEstimate::read() {
  m_estimating.run(
      this,
      [id = m_variant->id(), directory = m_directory, limits = m_limits] { return readVariantFacts(id, directory, limits); },
      [this](const VariantFacts& facts) { show(facts); });
}

void SolveEstimate::show(const VariantFacts& facts) {
  m_known = true;
  m_unsolved = !facts.solved() && facts.solvable();
  std::vector<std::pair<QString, QString>> figures{{tr("Positions"), positionsText(facts.positions, !facts.positionsAreRough)}};
  m_note->clear();
  if (facts.solved()) {
    m_headline->setText(tr("Solved: %1", "%1: who wins")
                            .arg(resultSentence(*m_variant, m_variant->sideToMove(m_variant->start()), *facts.startValue)));
    figures.emplace_back(tr("On disk"), byteCountText(facts.fileBytes));
  } else if (facts.failure) {
    m_headline->setText(tr("The solution cannot be used"));
    m_note->setText(errorText(*facts.failure));
  } else if (facts.estimate) {
    const bool possible = !facts.estimate->refusal;
    m_headline->setText(possible ? tr("Not solved yet") : tr("Cannot be solved here"));
    const QString least = byteCountText(facts.estimate->memoryBytes);
    const QString planned = possible ? byteCountText(facts.estimate->plannedMemoryBytes) : least;
    figures.emplace_back(
        tr("Memory"), planned == least ? least : tr("%1 (at least %2)", "of memory: planned, least needed").arg(planned, least));
    figures.emplace_back(tr("Disk"), byteCountText(facts.estimate->diskBytes));
    figures.emplace_back(tr("Time"), estimateText(facts.estimate->seconds));
    m_note->setText(possible ? tr("You can play right away. Solving adds hints and values.")
                             : errorReason(*facts.estimate->refusal) + QLatin1Char(' ') + tr("You can still play this variant."));
  }
  setFigures(figures);
  emit changed();
}

void SolveEstimate::setFigures(const std::vector<std::pair<QString, QString>>& figures) {
  while (m_figures->rowCount() > 0) m_figures->removeRow(0);
  for (const auto& [name, value] : figures) {
    auto* caption = muted(new Label(name, this));
    auto* figure = wrapping(new Label(value, this));
    m_figures->addRow(caption, figure);
  }
}

QString SolveEstimate::text() const {
  QStringList lines{m_headline->text()};
  for (int row = 0; row < m_figures->rowCount(); ++row)
    for (const auto role : {QFormLayout::LabelRole, QFormLayout::FieldRole})
      if (const QLayoutItem* item = m_figures->itemAt(row, role)) lines << qobject_cast<QLabel*>(item->widget())->text();
  lines << m_note->text();
  return lines.join(QLatin1Char('\n'));
}

}  // namespace kotai::ui

#include "moc_solve_estimate.cpp"
