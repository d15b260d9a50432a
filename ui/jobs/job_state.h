// Snapshot of a running or finished job, for views.
#pragma once

#include <QString>
#include <filesystem>
#include <string>
#include <vector>

#include "ui/jobs/job_work.h"

namespace kotai::ui {

/// Origin of a job. Jobs that the program started by itself leave the list when they finish.
enum class JobOrigin { Person, Program };

struct JobState {
  enum class Phase { Running, Cancelling, Paused, Finished, Failed };
  int id = 0;
  JobWork work;
  JobOrigin origin = JobOrigin::Person;
  Phase phase = Phase::Running;
  QString failure;                                ///< reason of the failure, if Failed
  bool damaged = false;                           ///< if Failed: there is a solution, but it is damaged
  std::vector<std::filesystem::path> movedAside;  ///< damaged files of the variant, with their new names

  const std::string& variantId() const {
    return std::visit([](const auto& each) -> const std::string& { return each.variant->id(); }, work);
  }
  double doneShare() const {
    return std::visit([](const auto& each) { return each.doneShare(); }, work);
  }
  double secondsLeft() const {  ///< negative if unknown
    const auto* solve = std::get_if<SolveWork>(&work);
    return solve ? solve->secondsLeft() : -1;
  }
  bool isActive() const { return phase == Phase::Running || phase == Phase::Cancelling; }
};

}  // namespace kotai::ui
