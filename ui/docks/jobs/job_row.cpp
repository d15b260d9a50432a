#include "ui/docks/jobs/job_row.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

#include "ui/charts/chart_style.h"
#include "ui/docks/jobs/domineering_job_strings.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/games/presentation.h"
#include "ui/strings/strings.h"
#include "ui/widgets/row_layout.h"

namespace kotai::ui {

namespace {
QString separator() { return QStringLiteral("  ·  "); }

QString nameOf(const JobState& state) { return state.variant ? variantName(*state.variant) : variantName(*state.simultaneous); }
}  // namespace

JobRow::JobRow(int jobId, QWidget* parent) : QWidget(parent), m_jobId(jobId) { createWidgets(); }

void JobRow::createWidgets() {
  m_name = new QLabel(this);
  m_phase = new QLabel(this);
  m_figures = new QLabel(this);
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
  m_pause = button(tr("Pause"), tr("Stops solving; what is done is kept"), &JobRow::pauseWanted);
  m_resume = button(tr("Resume"), tr("Goes on from what is done"), &JobRow::resumeWanted);
  m_repair = button(tr("Repair"), tr("Moves the damaged file aside and solves the variant again"), &JobRow::repairWanted);
  m_cancel = button(tr("Cancel"), {}, &JobRow::cancelWanted);
  layOutRow(this, {m_name, m_phase, m_figures, m_progress, {m_open, m_pause, m_resume, m_repair, m_cancel}});
}

void JobRow::showState(const JobState& state) {
  using Phase = JobState::Phase;
  const bool running = state.phase == Phase::Running;
  m_name->setText(nameOf(state));
  m_phase->setText(phaseText(state));
  m_figures->setText(figuresText(state));
  m_progress->setValue(state.phase == Phase::Finished ? 1000 : static_cast<int>(doneShare(state) * 1000));
  m_progress->setAccessibleName(tr("Progress of %1").arg(nameOf(state)));
  m_progress->setVisible(state.phase != Phase::Finished && !state.damaged);
  m_open->setVisible(state.phase == Phase::Finished);
  m_pause->setVisible(running);
  m_resume->setVisible(state.phase == Phase::Paused || (state.phase == Phase::Failed && !state.damaged));
  m_repair->setVisible(state.phase == Phase::Failed && state.damaged);
  m_cancel->setEnabled(state.phase != Phase::Cancelling);
  const bool active = running || state.phase == Phase::Cancelling;
  m_cancel->setText(active ? tr("Cancel") : tr("Hide"));
  m_cancel->setToolTip(active ? tr("Stops solving; what is done stays on the disk, to be resumed or removed")
                              : tr("Takes this row out of the list; all files stay on the disk"));
}

QString JobRow::figures() const { return m_figures->text(); }

QString JobRow::phaseText(const JobState& state) const {
  switch (state.phase) {
    case JobState::Phase::Running: {
      const int percent = static_cast<int>(doneShare(state) * 100);
      const QString stage = state.variant ? stageText(*state.variant, state.progress) : domineeringStage(state);
      return stage.isEmpty() ? tr("starting …") : tr("%1% · %2", "done, stage of a solve").arg(percent).arg(stage);
    }
    case JobState::Phase::Cancelling: return tr("stopping …");
    case JobState::Phase::Paused: return tr("paused");
    case JobState::Phase::Finished: return state.variant ? tr("solved") : domineeringFinished(state);
    case JobState::Phase::Failed: break;
  }
  return tr("failed");
}

QString JobRow::layerText(const Variant& variant, const retrograde::SolveProgress& progress) {
  if (progress.layerCount == 0) return QString();
  if (const Presentation& game = presentationOf(variant); game.solvedLayer)
    return game.solvedLayer(progress.layer, progress.layerCount);
  return tr("layer %1 of %2").arg(progress.layer + 1).arg(progress.layerCount);
}

QString JobRow::stageText(const Variant& variant, const retrograde::SolveProgress& progress) {
  switch (progress.stage) {
    case retrograde::SolveStage::Tiers: return layerText(variant, progress);
    case retrograde::SolveStage::Preparing: return tr("finding what is decided at once");
    case retrograde::SolveStage::Propagation:
      return progress.plies > 0 ? tr("working backwards, %n plies from the end", nullptr, static_cast<int>(progress.plies))
                                : tr("working backwards");
    case retrograde::SolveStage::Reachable: return tr("searching what can be reached from the start");
    case retrograde::SolveStage::Marking:
      if (const Presentation& game = presentationOf(variant); game.markingStage) return game.markingStage();
      return tr("marking notable positions");
    case retrograde::SolveStage::Writing: break;
  }
  return tr("writing the file");
}

QString JobRow::figuresText(const JobState& state) const {
  QStringList parts;
  switch (state.phase) {
    case JobState::Phase::Failed: parts << state.failure; break;
    case JobState::Phase::Finished:
    case JobState::Phase::Paused: parts << reportText(state); break;
    default:
      parts << (state.variant ? runningText(state.progress) : domineeringRunningParts(state).join(separator()))
            << unsavedText(state);
  }
  for (const std::filesystem::path& file : state.movedAside)
    parts << tr("what was damaged is kept as %1", "%1: name of a file").arg(QString::fromStdString(file.filename().string()));
  parts.removeAll(QString());
  return parts.join(separator());
}

/// Why the latest checkpoint could not be written; empty if it could.
QString JobRow::unsavedText(const JobState& state) {
  const std::optional<SolutionError>& unsaved = state.unsaved();
  if (!unsaved) return QString();
  const QString reason = unsaved->fault() == SolutionFault::DiskFull ? tr("the disk is full")
                         : unsaved->params().empty()                 ? tr("it cannot be written")
                                                                     : QString::fromStdString(unsaved->params().front());
  return tr("the progress cannot be saved now (%1); solving goes on, and saving is tried again", "%1: why").arg(reason);
}

QString JobRow::runningText(const retrograde::SolveProgress& progress) {
  using retrograde::SolveStage;
  QStringList parts;
  const bool valuing =
      progress.stage == SolveStage::Tiers || progress.stage == SolveStage::Preparing || progress.stage == SolveStage::Propagation;
  if (progress.positionsTotal > 0 && valuing) {
    parts << tr("%1 of %2 positions")
                 .arg(countText(static_cast<double>(progress.positionsDone)),
                      countText(static_cast<double>(progress.positionsTotal)));
    if (progress.positionsPerSecond > 0) parts << tr("%1 positions per second").arg(countText(progress.positionsPerSecond));
  } else if (progress.positionsTotal > 0) {
    parts << tr("all %1 values are known").arg(countText(static_cast<double>(progress.positionsTotal)));
  }
  if (progress.tableBytes > 0) parts << tr("%1 in memory").arg(byteCountText(static_cast<double>(progress.tableBytes)));
  if (progress.remainingSeconds >= 0 && progress.positionsTotal > 0)
    parts << tr("%1 left", "time").arg(durationText(progress.remainingSeconds));
  return parts.join(separator());
}

QString JobRow::reportText(const JobState& state) {
  if (!state.variant) return domineeringReportParts(state).join(separator());
  if (!state.report) return QString();
  const retrograde::SolveReport& report = *state.report;
  QStringList parts;
  if (report.finished) {
    parts << tr("%1 positions in %2").arg(countText(static_cast<double>(report.positionsSolved)), durationText(report.seconds));
    if (report.seconds > 0)
      parts << tr("%1 positions per second").arg(countText(static_cast<double>(report.positionsSolved) / report.seconds));
  } else {
    // A variant in one piece is kept by its checkpoints.
    parts
        << (state.progress.tiersTotal > 1
                ? tr("%1 of %2 parts done; resume goes on from there")
                      .arg(countText(static_cast<double>(state.progress.tiersDone)),
                           countText(static_cast<double>(state.progress.tiersTotal)))
                : tr("%1% done; resume goes on from the last checkpoint").arg(static_cast<int>(doneShare(state.progress) * 100)));
  }
  if (report.tiersResumed > 0 && state.progress.tiersTotal > 1)
    parts << tr("%1 parts were there already").arg(countText(static_cast<double>(report.tiersResumed)));
  if (report.cache.hits > 0)
    parts << tr("%1 cache hits, %2 reloads")
                 .arg(countText(static_cast<double>(report.cache.hits)), countText(static_cast<double>(report.cache.reloads)));
  if (report.cache.peakBytes > 0)
    parts << tr("%1 of tables at most").arg(byteCountText(static_cast<double>(report.cache.peakBytes)));
  return parts.join(separator());
}

}  // namespace kotai::ui
