// The empty state of a dock or page without values, and the work that produces them.
#pragma once

#include <QString>
#include <optional>
#include <string>

namespace kotai::ui {

class EmptyState;
class JobManager;

/// The state of the solution of a variant, apart from its values.
struct SolutionWork {
  std::optional<double> running = {};  ///< progress of a running solve or proof, 0 .. 1
  double secondsLeft = -1;             ///< until it is finished; negative: unknown
  std::optional<double> paused = {};   ///< progress of a paused solve or proof
  QString failure = {};                ///< why the solution could not be read; otherwise empty
  bool damaged = false;                ///< a repair can mend the failure

  bool needsRepair() const { return damaged && !running; }
};
SolutionWork solutionWork(const JobManager& jobs, const std::string& variantId);

struct MissingWords {
  QString name;          ///< the variant's
  QString unreadable;    ///< heading if the solution could not be read
  QString whileWorking;  ///< text while a solve runs or is paused
  QString offer;         ///< the use of a solve
  QString heading = {};  ///< if nothing was started; empty: the variant is not solved
  QString refusal = {};  ///< why it cannot be solved here; empty: it can
  bool proves = false;   ///< the work is a proof instead of a solve
};

/// The heading if nothing was done for the values yet.
QString notSolvedHeading(const QString& variantName);

/// Describes the missing solution in the same words everywhere, with a button for the remedy: Repair, Resume, Solve or Prove.
/// A click requests a repair if the work needsRepair(), otherwise a solve, which also resumes.
void showMissing(EmptyState& empty, const SolutionWork& work, const MissingWords& words);

}  // namespace kotai::ui
