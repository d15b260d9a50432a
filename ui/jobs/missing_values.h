// The empty state of a dock or page whose values are not there, and the work that brings them.
#pragma once

#include <QString>
#include <optional>
#include <string>

namespace kotai::ui {

class EmptyState;
class JobManager;

/// The state of the solution of a variant, apart from its values.
struct SolutionWork {
  std::optional<double> running = {};  ///< how much of a solve or proof is done, 0 .. 1
  double secondsLeft = -1;             ///< until it is finished; negative: not known
  std::optional<double> paused = {};   ///< the same of one that can go on
  QString failure = {};                ///< why the solution could not be read; else empty
  bool damaged = false;                ///< the failure is one that a repair mends

  bool needsRepair() const { return damaged && !running; }
};
SolutionWork solutionWork(const JobManager& jobs, const std::string& variantId);

struct MissingWords {
  QString name;          ///< the variant's
  QString unreadable;    ///< heading where the solution could not be read
  QString whileWorking;  ///< the promise while a solve runs or is paused
  QString offer;         ///< the use of a solve
  QString heading = {};  ///< while nothing is done; empty: the variant is not solved
  QString refusal = {};  ///< why no solve is possible here; empty: one is
  bool proves = false;   ///< the work is a proof, and no solve
};

/// The heading where nothing has been done towards the values.
QString notSolvedHeading(const QString& variantName);

/// Says in the same words everywhere what the solution lacks, and offers the step that mends it: Repair, Resume, Solve or Prove.
/// A click on it is answered by repair where the work needsRepair(), else by a request to solve, which resumes as well.
void showMissing(EmptyState& empty, const SolutionWork& work, const MissingWords& words);

}  // namespace kotai::ui
