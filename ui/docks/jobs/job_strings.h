// Texts about a job in the jobs dock, by its kind of work.
#pragma once

#include <QStringList>

#include "ui/jobs/job_work.h"

namespace kotai::ui {

/// Progress such as "layer 2 of 9". Empty before there is any progress.
QString stageText(const SolveWork& work);
QString stageText(const ExactWork& work);
QString stageText(const ProofWork& work);

QStringList runningParts(const SolveWork& work);
QStringList runningParts(const ExactWork& work);
QStringList runningParts(const ProofWork& work);

/// Returns the report on a finished or paused job.
QStringList reportParts(const SolveWork& work);
QStringList reportParts(const ExactWork& work);
QStringList reportParts(const ProofWork& work);

/// "solved" or "proved"
QString finishedText(const SolveWork& work);
QString finishedText(const ExactWork& work);
QString finishedText(const ProofWork& work);

}  // namespace kotai::ui
