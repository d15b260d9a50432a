#include "ui/jobs/missing_values.h"

#include <QCoreApplication>

#include "ui/jobs/job_manager.h"
#include "ui/widgets/empty_state.h"

namespace kotai::ui {

namespace {

struct MissingValues {
  Q_DECLARE_TR_FUNCTIONS(MissingValues)
};

QString workHeading(const SolutionWork& work, const MissingWords& words) {
  if (work.running) return (words.proves ? MissingValues::tr("Proving %1…") : MissingValues::tr("Solving %1…")).arg(words.name);
  if (work.paused)
    return (words.proves ? MissingValues::tr("The proof of %1 is paused") : MissingValues::tr("Solving %1 is paused"))
        .arg(words.name);
  return words.heading.isEmpty() ? notSolvedHeading(words.name) : words.heading;
}

QString nextStep(const SolutionWork& work, const MissingWords& words) {
  if (work.running) return {};
  if (work.paused) return MissingValues::tr("Resume");
  return words.proves ? MissingValues::tr("Prove the outcome") : MissingValues::tr("Solve");
}

}  // namespace

SolutionWork solutionWork(const JobManager& jobs, const std::string& variantId) {
  return {.running = jobs.doneShare(variantId),
          .secondsLeft = jobs.secondsLeft(variantId),
          .paused = jobs.pausedShare(variantId),
          .failure = jobs.openFailure(variantId),
          .damaged = jobs.isDamaged(variantId)};
}

QString notSolvedHeading(const QString& variantName) { return MissingValues::tr("%1 is not solved yet").arg(variantName); }

void showMissing(EmptyState& empty, const SolutionWork& work, const MissingWords& words) {
  const bool failed = !work.running && !work.failure.isEmpty();
  if (failed) {
    empty.setTexts(words.unreadable, work.failure);
    empty.setProgress({});
    return empty.setAction(work.damaged ? MissingValues::tr("Repair") : QString());
  }
  if (!work.running && !words.refusal.isEmpty())
    return empty.showTextsOnly(MissingValues::tr("%1 cannot be solved here").arg(words.name), words.refusal);
  empty.setTexts(workHeading(work, words), work.running || work.paused ? words.whileWorking : words.offer);
  empty.setProgress(work.running ? work.running : work.paused > 0.0 ? work.paused : std::nullopt);
  empty.setAction(nextStep(work, words));
}

}  // namespace kotai::ui
