// What the jobs dock says about a job, by what it works on.
#pragma once

#include <QStringList>

#include "ui/jobs/job_work.h"

namespace kotai::ui {

/// "layer 2 of 9"; empty while there is no progress yet.
QString stageText(const SolveWork& work);
QString stageText(const ExactWork& work);
QString stageText(const ProofWork& work);

QStringList runningParts(const SolveWork& work);
QStringList runningParts(const ExactWork& work);
QStringList runningParts(const ProofWork& work);

/// Of a finished or paused one.
QStringList reportParts(const SolveWork& work);
QStringList reportParts(const ExactWork& work);
QStringList reportParts(const ProofWork& work);

/// "solved", "proved"
QString finishedText(const SolveWork& work);
QString finishedText(const ExactWork& work);
QString finishedText(const ProofWork& work);

}  // namespace kotai::ui
