// What the jobs dock says about solves and proofs of games with simultaneous moves.
#pragma once

#include <QStringList>

#include "ui/jobs/job_state.h"

namespace kotai::ui {

/// All for jobs of Kind::SimultaneousSolve and Kind::Proof.
QString domineeringStage(const JobState& state);  ///< "finding positions"; empty while there is no progress yet
QStringList domineeringRunningParts(const JobState& state);
QStringList domineeringReportParts(const JobState& state);  ///< of a finished or paused one
QString domineeringFinished(const JobState& state);         ///< "solved", "proved"

}  // namespace kotai::ui
