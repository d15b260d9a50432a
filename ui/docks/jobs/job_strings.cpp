#include "ui/docks/jobs/job_strings.h"

#include <QCoreApplication>

#include "ui/domineering/strings/outcome_strings.h"
#include "ui/games/presentation.h"
#include "ui/strings/percent_sign.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct JobStrings {
  Q_DECLARE_TR_FUNCTIONS(JobStrings)
};

QString number(std::uint64_t count) { return countText(static_cast<double>(count)); }

QString layerText(const SolveWork& work) {
  if (work.progress.layerCount == 0) return QString();
  if (const Presentation& game = presentationOf(*work.variant); game.solvedLayer)
    return game.solvedLayer(work.progress.layer, work.progress.layerCount);
  return JobStrings::tr("layer %1 of %2").arg(work.progress.layer + 1).arg(work.progress.layerCount);
}

}  // namespace

QString stageText(const SolveWork& work) {
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

QStringList runningParts(const SolveWork& work) {
  using retrograde::SolveStage;
  const SolveWork::Progress& progress = work.progress;
  QStringList parts;
  const bool inOnePiece = progress.stage == SolveStage::Preparing || progress.stage == SolveStage::Propagation;
  if (progress.positionsTotal > 0 && (inOnePiece || progress.stage == SolveStage::Tiers)) {
    // If the job computes more than values, progress by work differs from progress by positions.
    parts << (inOnePiece
                  ? JobStrings::tr("%1 values known").arg(number(progress.positionsDone))
                  : JobStrings::tr("%1 of %2 positions").arg(number(progress.positionsDone), number(progress.positionsTotal)));
    if (progress.positionsPerSecond > 0)
      parts << JobStrings::tr("%1 positions per second").arg(countText(progress.positionsPerSecond));
  } else if (progress.positionsTotal > 0) {
    parts << JobStrings::tr("all %1 values are known").arg(countText(static_cast<double>(progress.positionsTotal)));
  }
  if (progress.tableBytes > 0)
    parts << JobStrings::tr("%1 in memory").arg(byteCountText(static_cast<double>(progress.tableBytes)));
  if (progress.remainingSeconds >= 0 && progress.positionsTotal > 0)
    parts << JobStrings::tr("%1 left", "time").arg(durationText(progress.remainingSeconds));
  return parts;
}

QStringList reportParts(const SolveWork& work) {
  QStringList parts;
  if (!work.report) return parts;
  const SolveWork::Report& report = *work.report;
  if (report.finished) {
    // A resumed solve has read the other positions from a checkpoint.
    parts << (report.positionsSolved < work.progress.positionsTotal
                  ? JobStrings::tr("%1 of %2 positions in %3", "those of the last run, all positions, time of the last run")
                        .arg(number(report.positionsSolved), number(work.progress.positionsTotal), durationText(report.seconds))
                  : JobStrings::tr("%1 positions in %2").arg(number(report.positionsSolved), durationText(report.seconds)));
    if (report.seconds > 0)
      parts << JobStrings::tr("%1 positions per second")
                   .arg(countText(static_cast<double>(report.positionsSolved) / report.seconds));
  } else if (report.keptNothing) {
    parts << JobStrings::tr("stopped before the first checkpoint; Resume starts again");
  } else {
    // A variant with a single tier stores its progress in checkpoints.
    parts << (work.progress.tiersTotal > 1 ? JobStrings::tr("%1 of %2 parts done; Resume continues from there")
                                                 .arg(countText(static_cast<double>(work.progress.tiersDone)),
                                                      countText(static_cast<double>(work.progress.tiersTotal)))
                                           : JobStrings::tr("%1 done; Resume continues from the last checkpoint")
                                                 .arg(withPercentSign(static_cast<int>(work.doneShare() * 100))));
  }
  if (report.tiersResumed > 0 && work.progress.tiersTotal > 1)
    parts << JobStrings::tr("%1 parts had been solved before").arg(countText(static_cast<double>(report.tiersResumed)));
  if (report.cache.peakBytes > 0)
    parts << JobStrings::tr("peak memory %1", "used by a solve").arg(byteCountText(static_cast<double>(report.cache.peakBytes)));
  return parts;
}

QString finishedText(const SolveWork&) { return JobStrings::tr("solved"); }

QString stageText(const ExactWork& work) {
  if (work.progress.positionsFound == 0) return QString();
  return work.progress.valuing ? JobStrings::tr("solving the matrix games, backwards from full boards")
                               : JobStrings::tr("finding the positions");
}

QStringList runningParts(const ExactWork& work) {
  const ExactWork::Progress& progress = work.progress;
  if (progress.positionsFound == 0) return {};
  return {progress.valuing
              ? JobStrings::tr("%1 of %2 positions valued").arg(number(progress.positionsValued), number(progress.positionsFound))
              : JobStrings::tr("%1 positions found").arg(number(progress.positionsFound))};
}

QStringList reportParts(const ExactWork& work) {
  QStringList parts;
  if (!work.report) return parts;
  const ExactWork::Report& report = *work.report;
  if (report.finished) {
    parts << JobStrings::tr("%1 positions in %2").arg(number(report.positions), durationText(report.seconds));
  } else {
    if (work.progress.valuing) parts << runningParts(work);
    parts << JobStrings::tr("finished layers are kept; Resume continues from there");
  }
  if (report.tiersResumed > 0) parts << JobStrings::tr("%1 layers had been solved before").arg(number(report.tiersResumed));
  return parts;
}

QString finishedText(const ExactWork&) { return JobStrings::tr("solved"); }

QString stageText(const ProofWork& work) {
  if (work.progress.questions == 0) return QString();
  return JobStrings::tr("question %1 of at most %2", "of a proof").arg(work.progress.question + 1).arg(work.progress.questions);
}

QStringList runningParts(const ProofWork& work) {
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

QStringList reportParts(const ProofWork& work) {
  if (!work.report) return {};
  const ProvedOutcome& outcome = work.report->outcome;
  QStringList parts{provedSentence(outcome)};
  parts << JobStrings::tr("%1 positions searched in %2, all runs together")
               .arg(number(outcome.nodes), durationText(outcome.seconds));
  if (!work.report->finished && !work.report->leftOpen)
    parts << JobStrings::tr("results so far are kept; Resume continues from there");
  return parts;
}

QString finishedText(const ProofWork& work) {
  return work.report && work.report->outcome.settled() ? JobStrings::tr("proved") : JobStrings::tr("searched");
}

}  // namespace kotai::ui
