#include "ui/docks/jobs/simultaneous_job_words.h"

#include <QCoreApplication>

#include "ui/strings/texts.h"
#include "ui/domineering/strings/outcome_words.h"

namespace kotai::ui {

namespace {

struct JobWords {
  Q_DECLARE_TR_FUNCTIONS(JobWords)
};

QString number(std::uint64_t count) { return countText(static_cast<double>(count)); }

QStringList exactReport(const simultaneous::SolveReport& report, const simultaneous::ExactProgress& progress) {
  QStringList parts;
  if (report.finished) {
    parts << JobWords::tr("%1 positions in %2").arg(number(report.positions), durationText(report.seconds));
  } else {
    if (progress.valuing)
      parts << JobWords::tr("%1 of %2 positions valued").arg(number(progress.positionsValued), number(progress.positionsFound));
    parts << JobWords::tr("finished layers are kept; resume goes on from there");
  }
  if (report.tiersResumed > 0) parts << JobWords::tr("%1 layers were there already").arg(number(report.tiersResumed));
  return parts;
}

QStringList proofReport(const simultaneous::ProofReport& report) {
  QStringList parts{provedSentence(report.outcome)};
  parts << JobWords::tr("%1 positions searched in %2, all runs together")
               .arg(number(report.outcome.nodes), durationText(report.outcome.seconds));
  if (!report.finished) parts << JobWords::tr("what is known is kept; resume goes on from there");
  return parts;
}

}  // namespace

QString simultaneousStage(const JobState& state) {
  if (state.kind == JobState::Kind::Proof) {
    if (state.proof.questions == 0) return QString();
    return JobWords::tr("question %1 of at most %2", "of a proof").arg(state.proof.question + 1).arg(state.proof.questions);
  }
  if (state.exact.positionsFound == 0) return QString();
  return state.exact.valuing ? JobWords::tr("solving the matrix games, backwards from full boards") : JobWords::tr("finding the positions");
}

QStringList simultaneousRunningParts(const JobState& state) {
  QStringList parts;
  if (state.kind == JobState::Kind::Proof) {
    if (state.proof.nodes == 0) return parts;
    parts << JobWords::tr("%1 positions searched").arg(number(state.proof.nodes));
    if (state.proof.seconds > 0.5)
      parts << JobWords::tr("%1 per second").arg(countText(static_cast<double>(state.proof.nodes) / state.proof.seconds));
    if (state.proof.memoryBytes > 0) parts << JobWords::tr("%1 in memory").arg(byteCountText(static_cast<double>(state.proof.memoryBytes)));
    return parts << durationText(state.proof.seconds);
  }
  if (state.exact.positionsFound == 0) return parts;
  if (state.exact.valuing)
    return parts << JobWords::tr("%1 of %2 positions valued").arg(number(state.exact.positionsValued), number(state.exact.positionsFound));
  return parts << JobWords::tr("%1 positions found").arg(number(state.exact.positionsFound));
}

QStringList simultaneousReportParts(const JobState& state) {
  if (state.exactReport) return exactReport(*state.exactReport, state.exact);
  return state.proofReport ? proofReport(*state.proofReport) : QStringList();
}

QString simultaneousFinished(const JobState& state) {
  if (state.kind == JobState::Kind::SimultaneousSolve) return JobWords::tr("solved");
  return state.proofReport && state.proofReport->outcome.settled() ? JobWords::tr("proved") : JobWords::tr("searched");
}

}  // namespace kotai::ui
