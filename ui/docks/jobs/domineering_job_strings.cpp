#include "ui/docks/jobs/domineering_job_strings.h"

#include <QCoreApplication>

#include "ui/domineering/strings/outcome_strings.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct JobStrings {
  Q_DECLARE_TR_FUNCTIONS(JobStrings)
};

QString number(std::uint64_t count) { return countText(static_cast<double>(count)); }

QStringList exactReport(const domineering::SolveReport& report, const domineering::ExactProgress& progress) {
  QStringList parts;
  if (report.finished) {
    parts << JobStrings::tr("%1 positions in %2").arg(number(report.positions), durationText(report.seconds));
  } else {
    if (progress.valuing)
      parts << JobStrings::tr("%1 of %2 positions valued").arg(number(progress.positionsValued), number(progress.positionsFound));
    parts << JobStrings::tr("finished layers are kept; resume goes on from there");
  }
  if (report.tiersResumed > 0) parts << JobStrings::tr("%1 layers were there already").arg(number(report.tiersResumed));
  return parts;
}

QStringList proofReport(const domineering::ProofReport& report) {
  QStringList parts{provedSentence(report.outcome)};
  parts << JobStrings::tr("%1 positions searched in %2, all runs together")
               .arg(number(report.outcome.nodes), durationText(report.outcome.seconds));
  if (!report.finished) parts << JobStrings::tr("what is known is kept; resume goes on from there");
  return parts;
}

}  // namespace

QString domineeringStage(const JobState& state) {
  if (state.kind == JobState::Kind::Proof) {
    if (state.proof.questions == 0) return QString();
    return JobStrings::tr("question %1 of at most %2", "of a proof").arg(state.proof.question + 1).arg(state.proof.questions);
  }
  if (state.exact.positionsFound == 0) return QString();
  return state.exact.valuing ? JobStrings::tr("solving the matrix games, backwards from full boards")
                             : JobStrings::tr("finding the positions");
}

QStringList domineeringRunningParts(const JobState& state) {
  QStringList parts;
  if (state.kind == JobState::Kind::Proof) {
    if (state.proof.nodes == 0) return parts;
    parts << JobStrings::tr("%1 positions searched").arg(number(state.proof.nodes));
    if (state.proof.seconds > 0.5)
      parts << JobStrings::tr("%1 per second").arg(countText(static_cast<double>(state.proof.nodes) / state.proof.seconds));
    if (state.proof.memoryBytes > 0)
      parts << JobStrings::tr("%1 in memory").arg(byteCountText(static_cast<double>(state.proof.memoryBytes)));
    return parts << durationText(state.proof.seconds);
  }
  if (state.exact.positionsFound == 0) return parts;
  if (state.exact.valuing)
    return parts << JobStrings::tr("%1 of %2 positions valued")
                        .arg(number(state.exact.positionsValued), number(state.exact.positionsFound));
  return parts << JobStrings::tr("%1 positions found").arg(number(state.exact.positionsFound));
}

QStringList domineeringReportParts(const JobState& state) {
  if (state.exactReport) return exactReport(*state.exactReport, state.exact);
  return state.proofReport ? proofReport(*state.proofReport) : QStringList();
}

QString domineeringFinished(const JobState& state) {
  if (state.kind == JobState::Kind::SimultaneousSolve) return JobStrings::tr("solved");
  return state.proofReport && state.proofReport->outcome.settled() ? JobStrings::tr("proved") : JobStrings::tr("searched");
}

}  // namespace kotai::ui
