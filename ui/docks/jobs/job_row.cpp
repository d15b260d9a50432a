#include "ui/docks/jobs/job_row.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <algorithm>
#include <vector>

#include "ui/domineering/strings/domineering_strings.h"
#include "ui/games/presentation.h"
#include "ui/library/library_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/layouts.h"

namespace kotai::ui {

struct RowParts {
  ElidedLabel* name;
  QLabel* state;           ///< label beside the name
  QLabel* words;           ///< label below the name, wrapped
  QProgressBar* progress;  ///< progress bar between `state` and `words`; may be null
  std::vector<QPushButton*> buttons;
};

constexpr int besidePx = 16;  ///< space between text and buttons, in pixels
constexpr int belowPx = 6;
constexpr int wordsPx = 260;  ///< minimum width of the text in pixels, enough for a few words per line

/// Places the buttons beside the text if there is room, otherwise below it.
class BesideOrBelow : public QObject {
 public:
  BesideOrBelow(QWidget* row, QBoxLayout* whole, QLayout* heading, QLayout* buttons)
      : QObject(row), m_whole(whole), m_heading(heading), m_buttons(buttons) {
    row->installEventFilter(this);
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
      const int wanted = std::max(m_heading->sizeHint().width(), wordsPx) + besidePx + m_buttons->sizeHint().width();
      const bool fits = wanted <= static_cast<const QWidget*>(watched)->width();
      const auto direction = fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
      if (direction != m_whole->direction()) {  // setting the same direction would trigger another layout
        m_whole->setDirection(direction);
        m_whole->setSpacing(fits ? besidePx : belowPx);
      }
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  QBoxLayout* m_whole;
  QLayout* m_heading;
  QLayout* m_buttons;
};

/// Places and styles the parts, which are children of \p row.
static void layOutRow(QWidget* row, const RowParts& parts) {
  makeStrong(parts.name);
  parts.name->setMuted(false);
  parts.name->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  parts.state->setProperty("muted", true);
  parts.words->setProperty("muted", true);
  parts.words->setWordWrap(true);
  parts.words->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* heading = new QHBoxLayout;
  heading->setSpacing(10);
  addWidgets(heading, {parts.name, parts.state});
  heading->addStretch(1);
  auto* words = new QVBoxLayout;
  words->setSpacing(5);
  words->addLayout(heading);
  if (parts.progress) words->addWidget(parts.progress);
  words->addWidget(parts.words);
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  for (QPushButton* each : parts.buttons) buttons->addWidget(each);
  buttons->addStretch(0);
  auto* whole = new QBoxLayout(QBoxLayout::LeftToRight, row);
  whole->setContentsMargins(0, 8, 0, 10);
  whole->setSpacing(besidePx);
  whole->addLayout(words, 1);
  whole->addLayout(buttons);
  new BesideOrBelow(row, whole, heading, buttons);
}

struct JobStrings {
  Q_DECLARE_TR_FUNCTIONS(JobStrings)
};

static QString number(std::uint64_t count) { return countText(static_cast<double>(count)); }

constexpr double minRateSeconds = 0.5;  ///< a rate over a shorter time would fluctuate too much

/// Returns the rate as text, or nothing while the rate is unknown. After a resume, this run may not have solved a
/// position yet.
static QStringList rateText(double positionsPerSecond, double seconds) {
  if (positionsPerSecond < 1 || seconds < minRateSeconds) return {};
  return {JobStrings::tr("%1 positions per second").arg(countText(positionsPerSecond))};
}

static QString layerText(const SolveWork& work) {
  if (work.progress.layerCount == 0) return QString();
  if (const Presentation& game = presentationOf(*work.variant); game.solvedLayer)
    return game.solvedLayer(work.progress.layer, work.progress.layerCount);
  return JobStrings::tr("layer %1 of %2").arg(work.progress.layer + 1).arg(work.progress.layerCount);
}

static QString stageText(const SolveWork& work) {
  switch (work.progress.stage) {
    case retrograde::SolveStage::Tiers: return layerText(work);
    case retrograde::SolveStage::Preparing: return JobStrings::tr("finding immediate wins");
    case retrograde::SolveStage::Propagation:
      return work.progress.plies > 0
                 ? JobStrings::tr("working backwards, %n plies from the end", nullptr, static_cast<int>(work.progress.plies))
                 : JobStrings::tr("working backwards");
    case retrograde::SolveStage::Reachable: return JobStrings::tr("searching the reachable positions");
    case retrograde::SolveStage::Marking:
      if (const Presentation& game = presentationOf(*work.variant); game.markingStage) return game.markingStage();
      return JobStrings::tr("marking notable positions");
    case retrograde::SolveStage::Writing: break;
  }
  return JobStrings::tr("writing the file");
}

static QStringList runningParts(const SolveWork& work) {
  using retrograde::SolveStage;
  const SolveWork::Progress& progress = work.progress;
  QStringList parts;
  const bool inOnePiece = progress.stage == SolveStage::Preparing || progress.stage == SolveStage::Propagation;
  if (progress.positionsTotal > 0 && (inOnePiece || progress.stage == SolveStage::Tiers)) {
    // A job may compute more than values. Its progress by work then differs from its progress by positions.
    parts << (inOnePiece
                  ? JobStrings::tr("%1 values known").arg(number(progress.positionsDone))
                  : JobStrings::tr("%1 of %2 positions").arg(number(progress.positionsDone), number(progress.positionsTotal)));
    parts << rateText(progress.positionsPerSecond, progress.elapsedSeconds);
  } else if (progress.positionsTotal > 0) {
    parts << JobStrings::tr("all %1 values are known").arg(countText(static_cast<double>(progress.positionsTotal)));
  }
  if (progress.tableBytes > 0)
    parts << JobStrings::tr("%1 in memory").arg(byteCountText(static_cast<double>(progress.tableBytes)));
  if (progress.remainingSeconds >= 0 && progress.positionsTotal > 0)
    parts << JobStrings::tr("%1 left", "time").arg(durationText(progress.remainingSeconds));
  return parts;
}

static QStringList reportParts(const SolveWork& work) {
  QStringList parts;
  if (!work.report) return parts;
  const SolveWork::Report& report = *work.report;
  if (report.finished) {
    // A resumed solve has read the positions solved earlier from a checkpoint.
    parts << (report.positionsSolved < work.progress.positionsTotal
                  ? JobStrings::tr("%1 of %2 positions in %3", "those of the last run, all positions, time of the last run")
                        .arg(number(report.positionsSolved), number(work.progress.positionsTotal), durationText(report.seconds))
                  : JobStrings::tr("%1 positions in %2").arg(number(report.positionsSolved), durationText(report.seconds)));
    if (report.seconds > 0) parts << rateText(static_cast<double>(report.positionsSolved) / report.seconds, report.seconds);
  } else if (report.nothingStored) {
    parts << JobStrings::tr("stopped before the first checkpoint; Resume starts from the beginning");
  } else {
    // A variant with a single tier stores its progress in checkpoints.
    parts << (work.progress.tiersTotal > 1 ? JobStrings::tr("%1 of %2 parts done; Resume continues from there")
                                                 .arg(countText(static_cast<double>(work.progress.tiersDone)),
                                                      countText(static_cast<double>(work.progress.tiersTotal)))
                                           : JobStrings::tr("%1 done; Resume continues from the last checkpoint")
                                                 .arg(withPercentSign(static_cast<int>(work.doneShare() * 100))));
  }
  if (report.tiersResumed > 0 && work.progress.tiersTotal > 1)
    parts << JobStrings::tr("%1 parts were solved in an earlier run").arg(countText(static_cast<double>(report.tiersResumed)));
  if (report.cache.peakBytes > 0)
    parts << JobStrings::tr("peak memory %1", "used by a solve").arg(byteCountText(static_cast<double>(report.cache.peakBytes)));
  return parts;
}

static QString finishedText(const SolveWork&) { return JobStrings::tr("solved"); }

static QString stageText(const ExactWork& work) {
  if (work.progress.positionsFound == 0) return QString();
  return work.progress.valuing ? JobStrings::tr("solving the matrix games, backwards from full boards")
                               : JobStrings::tr("finding the positions");
}

static QStringList runningParts(const ExactWork& work) {
  const ExactWork::Progress& progress = work.progress;
  if (progress.positionsFound == 0) return {};
  return {progress.valuing
              ? JobStrings::tr("%1 of %2 values computed").arg(number(progress.positionsValued), number(progress.positionsFound))
              : JobStrings::tr("%1 positions found").arg(number(progress.positionsFound))};
}

static QStringList reportParts(const ExactWork& work) {
  QStringList parts;
  if (!work.report) return parts;
  const ExactWork::Report& report = *work.report;
  if (report.finished) {
    parts << JobStrings::tr("%1 positions in %2").arg(number(report.positions), durationText(report.seconds));
  } else {
    if (work.progress.valuing) parts << runningParts(work);
    parts << JobStrings::tr("finished layers are kept; Resume continues from there");
  }
  if (report.tiersResumed > 0)
    parts << JobStrings::tr("%1 layers were solved in an earlier run").arg(number(report.tiersResumed));
  return parts;
}

static QString finishedText(const ExactWork&) { return JobStrings::tr("solved"); }

static QString stageText(const ProofWork& work) {
  if (work.progress.questions == 0) return QString();
  return JobStrings::tr("proof step %1 of at most %2", "of a proof").arg(work.progress.question + 1).arg(work.progress.questions);
}

static QStringList runningParts(const ProofWork& work) {
  const ProofWork::Progress& progress = work.progress;
  QStringList parts;
  if (progress.nodes == 0) return parts;
  parts << JobStrings::tr("%1 positions searched").arg(number(progress.nodes));
  if (progress.seconds > 0.5)
    parts << JobStrings::tr("%1 per second").arg(countText(static_cast<double>(progress.nodes) / progress.seconds));
  if (progress.memoryBytes > 0)
    parts << JobStrings::tr("%1 in memory").arg(byteCountText(static_cast<double>(progress.memoryBytes)));
  return parts << durationText(progress.seconds);
}

static QStringList reportParts(const ProofWork& work) {
  if (!work.report) return {};
  const ProvedOutcome& outcome = work.report->outcome;
  QStringList parts{provedSentence(outcome)};
  parts << JobStrings::tr("%1 positions searched in %2, over all runs").arg(number(outcome.nodes), durationText(outcome.seconds));
  if (!work.report->finished && !work.report->leftOpen)
    parts << JobStrings::tr("results so far are kept; Resume continues from there");
  return parts;
}

static QString finishedText(const ProofWork& work) {
  return work.report && work.report->outcome.settled() ? JobStrings::tr("proved") : JobStrings::tr("searched");
}

static QString separator() { return QStringLiteral("  ·  "); }

static QString nameOf(const JobState& state) { return variantText(state.variantId()); }

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
  m_open = button(tr("Open"), tr("Open the board with its values"), &JobRow::openWanted);
  m_pause = button(tr("Pause"), tr("Stop solving. Finished parts are kept"), &JobRow::pauseWanted);
  m_resume = button(tr("Resume"), tr("Continue from the finished parts"), &JobRow::resumeWanted);
  m_repair = button(tr("Repair"), tr("Move the damaged file aside and solve the variant again"), &JobRow::repairWanted);
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
  m_cancel->setToolTip(active ? tr("Stop solving. Finished parts stay on the disk, and you can resume later or remove them")
                              : tr("Remove this row from the list. All files stay on the disk"));
  if (held) moveFocusHere();  // the pressed button has disappeared; Qt would move the focus to Cancel
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

/// Explains why the latest checkpoint could not be written. Returns an empty string if it was written.
QString JobRow::unsavedText(const JobWork& work) {
  const auto unsaved = std::visit([](const auto& each) -> std::optional<SolutionError> { return each.unsaved(); }, work);
  if (!unsaved) return QString();
  const QString reason = !unsaved->params().empty()                    ? QString::fromStdString(unsaved->params().front())
                         : unsaved->fault() == SolutionFault::DiskFull ? tr("the disk is full")
                                                                       : tr("the file cannot be written");
  return tr("progress cannot be saved now (%1); solving continues, and Kotai will try to save it later", "%1: why").arg(reason);
}

QString leftoverName(const Leftover& leftover) { return variantText(leftover.variantId()); }

LeftoverRow::LeftoverRow(Leftover leftover, QWidget* parent) : QWidget(parent), m_leftover(std::move(leftover)) {
  const QString name = leftoverName(m_leftover);
  m_words = new Label(parts().join(QStringLiteral("  \u00b7  ")), this);
  m_resume = named("resumeButton", new QPushButton(tr("Resume"), this));
  m_resume->setToolTip(tr("Continue from the finished parts"));
  m_resume->setAccessibleName(QStringLiteral("%1 %2").arg(m_resume->text(), name));
  m_resume->setVisible(canResume(m_leftover));
  m_remove = new QPushButton(tr("Remove…"), this);
  m_remove->setToolTip(tr("Remove the unfinished files from the disk"));
  m_remove->setAccessibleName(QStringLiteral("%1 %2").arg(m_remove->text(), name));
  for (QPushButton* each : {m_resume, m_remove}) each->setEnabled(!m_leftover.inUse);
  auto* state = new Label(stateText(), this);
  auto* heading = new ElidedLabel(this);
  heading->setText(name);
  layOutRow(this, {heading, state, m_words, nullptr, {m_resume, m_remove}});
}

QString LeftoverRow::words() const { return m_words->text(); }

QString LeftoverRow::stateText() const {
  if (m_leftover.inUse) return tr("being solved by another program");
  if (m_leftover.needless) return tr("no longer needed: the variant is solved");
  if (m_leftover.kind == Leftover::Kind::FiguresSolve) return tr("figures only: resume with kotai-cli solve --figures-only");
  return m_leftover.kind == Leftover::Kind::Proof ? tr("interrupted search") : tr("interrupted");
}

QStringList LeftoverRow::parts() const {
  QStringList parts;
  // A variant with a single tier stores its progress in checkpoints, which do not contain the percentage.
  if (m_leftover.tiersTotal > 1)
    parts << tr("%1 of %2 parts done")
                 .arg(countText(static_cast<double>(m_leftover.tiersDone)),
                      countText(static_cast<double>(m_leftover.tiersTotal)));
  parts << tr("%1 on disk").arg(byteCountText(static_cast<double>(m_leftover.bytes)));
  return parts;
}

}  // namespace kotai::ui

#include "moc_job_row.cpp"
