#include "ui/docks/jobs/job_row.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "ui/charts/chart_style.h"
#include "ui/docks/jobs/job_strings.h"
#include "ui/library/library_strings.h"
#include "ui/strings/percent_sign.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/row_layout.h"

namespace kotai::ui {

namespace {
QString separator() { return QStringLiteral("  ·  "); }

QString nameOf(const JobState& state) { return variantText(state.variantId()); }
}  // namespace

JobRow::JobRow(int jobId, QWidget* parent) : QWidget(parent), m_jobId(jobId) { createWidgets(); }

void JobRow::createWidgets() {
  m_name = new ElidedLabel(this);
  m_phase = new Label(this);
  m_figures = new Label(this);
  m_progress = new QProgressBar(this);
  m_progress->setRange(0, 1000);
  m_progress->setTextVisible(false);
  const auto button = [this](const QString& text, const QString& tip, auto signal) {
    auto* made = new QPushButton(text, this);
    made->setToolTip(tip);
    connect(made, &QPushButton::clicked, this, [this, signal] { emit(this->*signal)(m_jobId); });
    return made;
  };
  m_open = button(tr("Open"), tr("Opens the board with its values"), &JobRow::openWanted);
  m_pause = button(tr("Pause"), tr("Stops solving; finished parts are kept"), &JobRow::pauseWanted);
  m_resume = button(tr("Resume"), tr("Continues from the finished parts"), &JobRow::resumeWanted);
  m_repair = button(tr("Repair"), tr("Moves the damaged file aside and solves the variant again"), &JobRow::repairWanted);
  m_cancel = button(tr("Cancel"), {}, &JobRow::cancelWanted);
  layOutRow(this, {m_name, m_phase, m_figures, m_progress, {m_open, m_pause, m_resume, m_repair, m_cancel}});
}

void JobRow::showState(const JobState& state) {
  using Phase = JobState::Phase;
  const bool running = state.phase == Phase::Running;
  const bool held = holdsFocus() && !m_cancel->hasFocus();
  m_name->setText(nameOf(state));
  m_phase->setText(phaseText(state));
  m_figures->setText(figuresText(state));
  m_progress->setValue(state.phase == Phase::Finished ? 1000 : static_cast<int>(state.doneShare() * 1000));
  m_progress->setAccessibleName(tr("Progress of %1").arg(nameOf(state)));
  m_progress->setVisible(state.phase != Phase::Finished && !state.damaged);
  m_open->setVisible(state.phase == Phase::Finished);
  m_pause->setVisible(running);
  m_resume->setVisible(state.phase == Phase::Paused || (state.phase == Phase::Failed && !state.damaged));
  m_repair->setVisible(state.phase == Phase::Failed && state.damaged);
  m_cancel->setEnabled(state.phase != Phase::Cancelling);
  const bool active = running || state.phase == Phase::Cancelling;
  m_cancel->setText(active ? tr("Cancel") : tr("Hide"));
  m_cancel->setToolTip(active ? tr("Stops solving; finished parts stay on the disk, to be resumed or removed")
                              : tr("Removes this row from the list; all files stay on the disk"));
  if (held) moveFocusHere();  // the pressed button is gone, and Cancel would get the focus
}

bool JobRow::holdsFocus() const { return hasFocus() || (focusWidget() && focusWidget()->hasFocus()); }

void JobRow::moveFocusHere() {
  for (QPushButton* each : {m_open, m_pause, m_resume, m_repair})
    if (!each->isHidden()) return each->setFocus(Qt::OtherFocusReason);
  setFocus(Qt::OtherFocusReason);
}

QString JobRow::figures() const { return m_figures->text(); }

QString JobRow::phaseText(const JobState& state) const {
  switch (state.phase) {
    case JobState::Phase::Running: {
      const QString percent = withPercentSign(static_cast<int>(state.doneShare() * 100));
      const QString stage = std::visit([](const auto& work) { return stageText(work); }, state.work);
      return stage.isEmpty() ? tr("starting…") : tr("%1 · %2", "done, stage of a solve").arg(percent, stage);
    }
    case JobState::Phase::Cancelling: return tr("stopping…");
    case JobState::Phase::Paused: return tr("paused");
    case JobState::Phase::Finished: return std::visit([](const auto& work) { return finishedText(work); }, state.work);
    case JobState::Phase::Failed: break;
  }
  return tr("failed");
}

QString JobRow::figuresText(const JobState& state) const {
  QStringList parts;
  switch (state.phase) {
    case JobState::Phase::Failed: parts << state.failure; break;
    case JobState::Phase::Finished:
    case JobState::Phase::Paused: parts << std::visit([](const auto& work) { return reportParts(work); }, state.work); break;
    default: parts << std::visit([](const auto& work) { return runningParts(work); }, state.work) << unsavedText(state.work);
  }
  for (const std::filesystem::path& file : state.movedAside)
    parts << tr("the damaged file is kept as %1", "%1: name of a file").arg(QString::fromStdString(file.filename().string()));
  parts.removeAll(QString());
  return parts.join(separator());
}

/// Explains why the latest checkpoint could not be written. Empty if it was written.
QString JobRow::unsavedText(const JobWork& work) {
  const auto unsaved = std::visit([](const auto& each) -> std::optional<SolutionError> { return each.unsaved(); }, work);
  if (!unsaved) return QString();
  const QString reason = !unsaved->params().empty()                    ? QString::fromStdString(unsaved->params().front())
                         : unsaved->fault() == SolutionFault::DiskFull ? tr("the disk is full")
                                                                       : tr("the file cannot be written");
  return tr("progress cannot be saved now (%1); solving continues, and Kotai will try again to save", "%1: why").arg(reason);
}

}  // namespace kotai::ui

#include "moc_job_row.cpp"
